-- Cache tags and the transaction that last changed what they name. Readers ask for every tag changed by a transaction that
-- was not yet finished when they asked before, so that a late commit is never passed over.
create table cache_tag (
  tag text primary key,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
create index cache_tag_changed_in on cache_tag (changed_in);

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
