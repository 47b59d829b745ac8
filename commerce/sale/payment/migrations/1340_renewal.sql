-- Since when an amount is set aside on a card, which gateways keep for a time only; null where it is charged at once.
alter table payment_attempt add column set_aside_at timestamptz;
update payment_attempt set set_aside_at = started_at where action = 'authorize';
create index payment_attempt_set_aside on payment_attempt (set_aside_at) where state = 'ordered' and set_aside_at is not null;

alter table payment_entry drop constraint payment_entry_kind_check;
-- renewal: what is set aside is set aside anew before its time is over.
alter table payment_entry add constraint payment_entry_kind_check check (kind in ('received', 'refund', 'capture', 'release', 'renewal'));
create unique index payment_entry_renewal on payment_entry (payment_attempt_id) where kind = 'renewal' and state = 'asked';
