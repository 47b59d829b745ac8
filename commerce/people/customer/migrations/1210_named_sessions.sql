-- What a customer knows a sign-in again by: kinds of browser and system, never what the browser sent. Absent in sessions of a process before.
alter table customer_token
  add column browser text,
  add column system text,
  add column last_seen_at timestamptz;
