-- SHA-256 of what the browser of a guest's order holds: who sends it may read the receipt.
alter table sales_order add column receipt_key bytea;
