"""What a link shows before anybody opens it: a title, a few words, a picture of the board."""
