-- The trigram indexes of names and companies find short words too.
drop index customer_firstname;
drop index customer_lastname;
drop index customer_address_firstname;
drop index customer_address_lastname;
