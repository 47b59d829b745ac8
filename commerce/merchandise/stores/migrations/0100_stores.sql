create table website (
  id integer primary key,
  code text not null unique,
  name text not null,
  default_group_id integer
);

create table store_group (
  id integer primary key,
  website_id integer not null references website (id),
  code text not null unique,
  name text not null,
  root_category_id integer not null,
  default_view_id integer
);

-- The row 0 means "all views" in every table that keeps content per store view.
create table store_view (
  id integer primary key,
  group_id integer references store_group (id),
  code text not null unique,
  name text not null,
  language text not null check (language in ('en', 'fr')),
  locale text not null,
  currency text not null check (currency in ('CAD', 'USD')),
  available_currencies text[] not null,
  country text not null,
  -- Which of the content files en, fr, us the view reads.
  content_view text not null,
  sort_order integer not null default 0,
  is_default boolean not null default false,
  is_active boolean not null default true,
  -- Settings of the view under the names of StoreConfig.
  config jsonb not null default '{}'
);
create unique index store_view_default on store_view (is_default) where is_default;
insert into store_view (id, code, name, language, locale, currency, available_currencies, country, content_view, is_active)
values (0, 'admin', 'All views', 'en', 'en_CA', 'CAD', '{CAD,USD}', 'CA', 'en', false);
