create table showroom (
  code text primary key,
  url_key text not null unique,
  names jsonb not null,
  descriptions jsonb not null default '{}',
  street text not null,
  city text not null,
  region_code text not null,
  postcode text not null,
  country text not null,
  telephone text not null,
  email text,
  latitude double precision,
  longitude double precision,
  -- {"monday": "09:00-18:00"}; a missing day is closed.
  hours jsonb not null default '{}',
  has_slab_yard boolean not null default false,
  position integer not null default 0
);
