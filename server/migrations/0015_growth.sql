-- What is asked for by its guest is found by its guest, however much is kept of others; so are those who are deleted.
create index tables_of_maker on tables (made_by);
create index talk_of_guest on talk (guest_id);
create index ratings_of_guest on ratings (guest_id) where guest_id is not null;
create index rated_games_of_player on rated_games (player);
create index tournaments_of_maker on tournaments (made_by);
