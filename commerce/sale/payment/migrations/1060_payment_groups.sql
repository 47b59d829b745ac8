-- Customer groups a way to pay is offered to; null: everybody. 0 is who is not signed in, as in Magento.
alter table payment_method add column customer_group_ids integer[];
