"""New Angeles: six megacorporations run one city, and each wants more than the others."""
