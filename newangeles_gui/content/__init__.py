"""The rules content: YAML files read strictly into frozen specs."""
