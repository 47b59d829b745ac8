-- The trigram indexes of names and companies find short words too.
drop index order_address_firstname;
drop index order_address_lastname;
