-- CSV files of products that staff upload: checked, shown with their changes, then applied.
create table catalogue_import (
  id integer generated always as identity primary key,
  name text not null,
  content text not null,
  state text not null check (state in ('checking', 'checked', 'refused', 'applying', 'applied', 'failed')),
  -- Number of products done and in all, while they are written.
  done integer not null default 0,
  total integer not null default 0,
  -- Problems, notes and changes of each row.
  result jsonb,
  -- Marks the owner of fields, as in program_field.
  set_by text not null,
  created_by text,
  created_at timestamptz not null,
  ended_at timestamptz
);
