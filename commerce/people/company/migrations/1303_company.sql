create table company (
  id integer generated always as identity primary key,
  -- What staff and clients call it; nothing can be counted by it.
  number text not null unique,
  name text not null,
  -- The customer group of its people.
  group_id integer not null check (group_id > 1),
  store_view_id integer not null references store_view (id),
  created_at timestamptz not null
);

-- One company a person.
create table company_user (
  customer_id bigint primary key references customer (id) on delete cascade,
  company_id integer not null references company (id),
  role text not null check (role in ('administrator', 'buyer', 'approved_buyer', 'viewer')),
  -- Of one order of a buyer, in minor units of its currency; null: any.
  order_limit bigint check (order_limit >= 0),
  joined_at timestamptz not null
);
create index company_user_company on company_user (company_id);

create table company_invitation (
  id integer generated always as identity primary key,
  number text not null unique,
  company_id integer not null references company (id),
  email text not null,
  email_key text not null,
  role text not null check (role in ('administrator', 'buyer', 'approved_buyer', 'viewer')),
  order_limit bigint check (order_limit >= 0),
  -- SHA-256 of the token that the mail alone has.
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  unique (company_id, email_key)
);
create index company_invitation_ending on company_invitation (expires_at);

-- For other subjects: who belongs to which company.
create view company_member as
  select m.customer_id, m.company_id, m.role, c.firstname, c.lastname from company_user m join customer_contact c using (customer_id);
