-- A charge that nobody knew of when its answer was lost may still have been made a little later: it is looked for once more.
alter table payment_attempt add column looked_up_again_at timestamptz;
create index payment_attempt_lost on payment_attempt (started_at) where state = 'failed' and looked_up_again_at is null;
-- What failed before is old news.
update payment_attempt set looked_up_again_at = updated_at where state = 'failed';
