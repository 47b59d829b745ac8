alter table showroom
  -- IANA name, such as America/Toronto. Without one nobody knows when nine o'clock is, and no visits can be booked.
  add column time_zone text,
  -- ["12-25", "2027-04-02"]: every year, or once.
  add column closed_on jsonb not null default '[]',
  -- How many visitors can be received at the same time; 0 where there is nothing to visit.
  add column visits_at_once integer not null default 0 check (visits_at_once >= 0),
  -- Below the media folder.
  add column picture text;

update showroom set
  visits_at_once = 2,
  time_zone = case region_code
    when 'BC' then 'America/Vancouver' when 'AB' then 'America/Edmonton' when 'SK' then 'America/Regina' when 'MB' then 'America/Winnipeg'
    when 'ON' then 'America/Toronto' when 'QC' then 'America/Toronto' when 'NL' then 'America/St_Johns' else 'America/Halifax' end
  where country = 'CA' and region_code in ('BC', 'AB', 'SK', 'MB', 'ON', 'QC', 'NL', 'NB', 'NS', 'PE');
