"""The machines that run the rules: interpreted, compiled for the processor, and for a GPU."""
