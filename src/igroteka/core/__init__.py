"""What all games share: chance, questions and answers, the table, and everything that may travel."""
