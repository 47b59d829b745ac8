create or replace view customer_contact as
  select id as customer_id, email, firstname, lastname, group_id, number, website_id from customer;
