-- The first screen of the back office counts what waits.
create index job_failed on job (failed_at) where failed_at is not null;
create index price_quote_requested on price_quote (asked_at) where state = 'requested';
create index contact_message_new on contact_message (sent_at) where state = 'new';
create index job_application_new on job_application (sent_at) where state = 'new';
create index order_return_requested on order_return (asked_at) where state = 'requested';
