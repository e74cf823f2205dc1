"""What every game stands on: records and who may see them, rules, chance, matches and the laws."""
