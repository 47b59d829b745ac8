-- Whether what is set aside is charged once, or part by part as goods leave. An attempt keeps it, as it keeps its action.
alter table payment_attempt add column captures text not null default 'once' check (captures in ('once', 'parts'));
-- What a refund gives back of, where parts were charged: each is a transaction of its own at the gateway.
alter table payment_entry add column capture_id bigint references payment_entry (id);
create index payment_entry_refunds on payment_entry (capture_id) where capture_id is not null;
-- Until then somebody is asking the gateway for a part: asked twice, it would charge twice.
alter table payment_entry add column taken_until timestamptz;

drop index payment_entry_capture;
-- One capture at a time; and what is left is set free once.
create unique index payment_entry_capture on payment_entry (payment_attempt_id) where kind = 'capture' and state = 'asked';
create unique index payment_entry_release on payment_entry (payment_attempt_id) where kind = 'release' and state in ('asked', 'done');
