-- An order that is paid later has no payment attempt.
alter table sales_order alter column payment_attempt_id drop not null;
alter table sales_order add column purchase_order_number text;
