-- Clients name a customer by the number.
create or replace view customer_contact as select id as customer_id, email, firstname, lastname, group_id, number from customer;
