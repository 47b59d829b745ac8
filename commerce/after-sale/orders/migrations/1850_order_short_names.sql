-- A name of one or two letters is found as a whole only, because too many names contain it.
create index order_address_firstname on order_address (lower(firstname));
create index order_address_lastname on order_address (lower(lastname));
