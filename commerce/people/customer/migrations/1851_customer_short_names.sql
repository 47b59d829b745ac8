-- A name of one or two letters is found as a whole only, because too many names contain it.
create index customer_firstname on customer (lower(firstname));
create index customer_lastname on customer (lower(lastname));
create index customer_address_firstname on customer_address (lower(firstname));
create index customer_address_lastname on customer_address (lower(lastname));
