-- Versions of cache tags: a writer raises them in its own transaction, every process compares.
create table cache_tag (
  tag text primary key,
  version bigint not null
);
create sequence cache_tag_version;

-- Work to do after a commit (mail, index rebuilds), claimed with SKIP LOCKED.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz
);
create index job_due on job (run_at, id) where done_at is null and failed_at is null;

-- Random keys made once for a database (order numbers, signatures).
create table secret (
  name text primary key,
  value bytea not null
);
