-- Money that came in and went back, for the figures: charges of cards by their attempt, everything else by its order.
create view payment_movement as
  select null::bigint as order_id, a.id as attempt_id, 'received' as kind, a.amount, a.started_at as at
    from payment_attempt a where a.state = 'ordered' and a.action = 'authorize_capture'
  union all
  select e.order_id, null, case e.kind when 'refund' then 'refund' else 'received' end, e.amount, e.created_at
    from payment_entry e where e.kind in ('received', 'refund') or (e.kind = 'capture' and e.state = 'done');
create index payment_attempt_charged on payment_attempt (started_at) where state = 'ordered' and action = 'authorize_capture';
create index payment_entry_created on payment_entry (created_at);
