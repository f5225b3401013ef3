"""Speed that is seen: our games in both builds, side by side with other libraries, as ratios of one run."""
