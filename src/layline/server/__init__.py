"""The web service: tables where people and bots race, over HTTP and one live connection each."""
