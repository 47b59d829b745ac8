-- The last load of a catalogue folder. Without an end it is running, or was interrupted.
create table catalogue_load (
  id int primary key default 1 check (id = 1),
  folder text not null,
  -- The shop had no product before.
  is_first boolean not null,
  -- Every product is written again, also those that did not change.
  is_whole boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz
);
