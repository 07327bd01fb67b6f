-- Each act changes the row of its table. Where its page has room for the new row, no index has to be told.
alter table tables set (fillfactor = 80);
