-- The line of a quote whose price the item was put into the cart for; without reference, as quotes are another subject's.
alter table cart_item add column quote_line_id bigint;
