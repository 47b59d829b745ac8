-- What trade.yaml says of buying on account, by currency; without a row nothing is limited.
create table credit_rule (
  currency text primary key,
  amount bigint not null check (amount >= 0),
  days integer not null check (days between 0 and 365)
);

-- Whose credit it is: of a company, or of a customer who is in none. Locked while an order is placed on it.
create table credit_account (
  id integer generated always as identity primary key,
  customer_id bigint unique references customer (id) on delete cascade,
  company_id integer unique references company (id),
  check ((customer_id is null) <> (company_id is null))
);

-- What staff said instead of the rule.
create table credit_limit (
  account_id integer not null references credit_account (id) on delete cascade,
  currency text not null,
  amount bigint check (amount >= 0),
  days integer check (days between 0 and 365),
  primary key (account_id, currency)
);

alter table tax_certificate add column company_id integer references company (id);
create or replace view tax_exemption as
  select customer_id, country_id, region_code, number, valid_until from tax_certificate
   where state = 'approved' and customer_id is not null and company_id is null
  union all
  -- A certificate of a company is everybody's who belongs to it, and nobody's who left.
  select m.customer_id, c.country_id, c.region_code, c.number, c.valid_until
    from tax_certificate c join company_member m on m.company_id = c.company_id where c.state = 'approved';

-- Who was approved before there were companies is the administrator of theirs.
do $$
declare
  asked record;
  made integer;
begin
  for asked in
    select distinct on (a.customer_id) a.customer_id, a.company, a.store_view_id, a.decided_at, r.group_id
      from trade_application a join trade_rule r on true join customer_contact c on c.customer_id = a.customer_id and c.group_id = r.group_id
     where a.state = 'approved' order by a.customer_id, a.id desc
  loop
    insert into company (number, name, group_id, store_view_id, created_at)
      values ('C' || (100000000 + floor(random() * 900000000))::bigint, asked.company, asked.group_id, asked.store_view_id, asked.decided_at)
      returning id into made;
    insert into company_user (customer_id, company_id, role, joined_at) values (asked.customer_id, made, 'administrator', asked.decided_at);
    update tax_certificate set company_id = made where customer_id = asked.customer_id;
  end loop;
end $$;
