-- A guest may request to cancel only the units of an order that are not in stock yet.
alter table order_cancel_request add column is_later boolean not null default false;
