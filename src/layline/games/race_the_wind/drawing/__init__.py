"""The parts of the pictures of Race the Wind."""
