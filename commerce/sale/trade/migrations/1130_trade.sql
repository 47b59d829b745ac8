-- What trade.yaml says, in one row; without a row no application is taken.
create table trade_rule (
  is_only boolean primary key default true check (is_only),
  -- The customer group that an approved customer is put into.
  group_id integer not null check (group_id > 1)
);

create table trade_application (
  id integer generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  store_view_id integer not null references store_view (id),
  company text not null,
  licence text not null,
  telephone text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined')),
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null))
);
create index trade_application_customer on trade_application (customer_id, id);
create unique index trade_application_open on trade_application (customer_id) where state = 'pending';

create table trade_document (
  id integer generated always as identity primary key,
  -- SHA-256 of the token that its uploader alone knows.
  token_hash bytea not null unique,
  -- Whoever uploaded it: nobody else can send it.
  customer_id bigint references customer (id) on delete set null,
  -- Null until it is sent.
  application_id integer references trade_application (id) on delete cascade,
  name text not null,
  type text not null check (type in ('pdf', 'jpg')),
  bytes integer not null,
  -- Random name of the file in VAR_DIR/trade.
  stored_as text not null unique,
  uploaded_at timestamptz not null
);
create index trade_document_application on trade_document (application_id) where application_id is not null;
create index trade_document_customer on trade_document (customer_id) where customer_id is not null;
create index trade_document_unsent on trade_document (uploaded_at) where application_id is null;
