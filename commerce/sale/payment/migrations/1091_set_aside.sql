-- An amount may be set aside on a card when an order is placed, and charged when goods leave.
alter table payment_attempt add column action text not null default 'authorize_capture' check (action in ('authorize', 'authorize_capture'));

alter table payment_entry drop constraint payment_entry_kind_check;
-- capture: what was set aside is charged, or a part of it; release: it is set free.
alter table payment_entry add constraint payment_entry_kind_check check (kind in ('received', 'refund', 'capture', 'release'));
alter table payment_entry drop constraint payment_entry_state_check;
-- refused: the gateway did not charge it, and says why.
alter table payment_entry add constraint payment_entry_state_check check (state in ('asked', 'done', 'by_hand', 'refused'));
alter table payment_entry add column reason text;
-- What was set aside is charged once, and set free once.
create unique index payment_entry_capture on payment_entry (payment_attempt_id, kind)
  where kind in ('capture', 'release') and state in ('asked', 'done');
