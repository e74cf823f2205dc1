"""Who somebody is: guests, accounts, tokens, names at a table, wrong passwords."""
