-- Part of the price of shipping charged for the second shipment; 0 if both have one price, null without a second one.
alter table sales_order add column later_shipping_amount bigint;
alter table sales_order add constraint sales_order_later_shipping check (later_shipping_amount between 0 and shipping_amount);
