-- What was chosen of a product on a list, and the same as a key.
alter table wishlist_item add column choice jsonb;
