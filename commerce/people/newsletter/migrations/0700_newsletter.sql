create table newsletter_subscriber (
  id bigint generated always as identity primary key,
  -- A website's store views send one newsletter, each in its language.
  website_id integer not null,
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  customer_id bigint,
  status text not null check (status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED')),
  -- Stands in the links of every mail: who has it may end the subscription, nothing else.
  token text not null unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (website_id, email_key)
);

-- Only ever added to: the proof of what was agreed to, and when it ended.
create table newsletter_consent (
  id bigint generated always as identity primary key,
  subscriber_id bigint not null references newsletter_subscriber (id),
  action text not null check (action in ('subscribed', 'unsubscribed')),
  -- Null when the client told none.
  text_version text,
  language text not null check (language in ('en', 'fr')),
  store_view_id integer not null references store_view (id),
  source text not null,
  -- A keyed hash of the network the visitor came from; the address itself is not kept.
  network_hash bytea,
  given_at timestamptz not null
);
create index newsletter_consent_subscriber on newsletter_consent (subscriber_id, id);
