create table showroom_visit (
  id bigint generated always as identity primary key,
  -- No reference: a showroom that closes leaves the list, what was booked stays on record.
  showroom_code text not null,
  starts_at timestamptz not null,
  -- Which of the visits that the showroom takes at once.
  place integer not null check (place > 0),
  status text not null check (status in ('BOOKED', 'CANCELLED')),
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  customer_id bigint,
  topic text not null,
  people integer not null,
  fullname text not null,
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  telephone text not null,
  notes text,
  consent_version text not null,
  -- Made by the client: the same request again is answered with the visit it booked.
  request_id text not null unique,
  -- SHA-256 of what stands in the mailed link.
  token_hash bytea not null unique,
  -- Raised by every change: calendars take the highest (RFC 5545).
  sequence integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
-- Two visitors can never hold one place, whatever the code does; nor one visitor two places at one time.
create unique index showroom_visit_place on showroom_visit (showroom_code, starts_at, place) where status = 'BOOKED';
create unique index showroom_visit_visitor on showroom_visit (showroom_code, starts_at, email_key) where status = 'BOOKED';
create index showroom_visit_email on showroom_visit (email_key, starts_at);
create index showroom_visit_starts on showroom_visit (starts_at);
