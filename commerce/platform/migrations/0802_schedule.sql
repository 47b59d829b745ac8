-- Work that comes round (see platform/schedule): when it is due next, and until when a process holds it.
create table schedule (
  name text primary key,
  due_at timestamptz not null,
  held_until timestamptz
);
