"""The built web client, and the first page of a running table."""
