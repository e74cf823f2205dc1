"""The site of `make docs`: the pages of docs/ and a reference made from the docstrings, which need nothing but themselves."""
