"""Who visits: names, cookies, passwords."""
