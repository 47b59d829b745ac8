-- A change of a cart moves its time. With an index on that, each change wrote into all indexes of the table; what reads by it
-- runs once a day. The room left in each page lets a new version of a row stay beside the old one.
drop index cart_idle;
alter table cart set (fillfactor = 80);
alter table cart_item set (fillfactor = 80);
