-- The seed of a game is drawn by lot (docs/fairness.md): of the server's secret and what every player gives to it.
alter table tables add column secret text;
alter table seats add column print text;
alter table seats add column lot text;
