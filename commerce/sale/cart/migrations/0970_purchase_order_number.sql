alter table cart add column purchase_order_number text;
