-- For other subjects: who a customer is, and which group.
create view customer_contact as select id as customer_id, email, firstname, lastname, group_id from customer;
