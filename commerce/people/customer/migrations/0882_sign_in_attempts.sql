-- Wrong passwords by who was asked for and where they came from. `subject` is the SHA-256 of website and e-mail address, so
-- that an address without an account costs the same; `source` is a network, 'device:' and its hash, or '' for all
-- devices that are not known together.
create table sign_in_attempt (
  subject bytea not null,
  source text not null,
  failures integer not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (subject, source)
);
create index sign_in_attempt_age on sign_in_attempt (last_at);

-- Devices on which somebody signed in, by the SHA-256 of what their cookie holds.
create table known_device (
  subject bytea not null,
  device bytea not null,
  seen_at timestamptz not null,
  primary key (subject, device)
);
create index known_device_age on known_device (seen_at);

-- When its owner was last told of wrong passwords by others.
alter table customer add column warned_at timestamptz;
