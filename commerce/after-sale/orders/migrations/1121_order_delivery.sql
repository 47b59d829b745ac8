-- When an order was expected when it was placed: the days it arrives between, or is ready from. Null: nothing was told.
alter table sales_order add column deliver_from date, add column deliver_to date;
