-- Staff may change the shipping address of an order; its history records it.
alter table order_event drop constraint order_event_what_check;
alter table order_event add constraint order_event_what_check
  check (what in ('status', 'comment', 'paid', 'ready', 'invoice', 'shipment', 'credit_memo', 'return', 'address'));
