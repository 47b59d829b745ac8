-- The account shows a customer's visits.
create index showroom_visit_customer on showroom_visit (customer_id, starts_at) where customer_id is not null;
