"""The tabs of the almanac that only New Angeles has."""
