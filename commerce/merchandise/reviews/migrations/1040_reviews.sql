-- What reviews.yaml says, in one row; without a row nobody can write a review.
create table review_rule (
  is_only boolean primary key default true check (is_only),
  guests_may_write boolean not null
);

-- What products are rated by. One that reviews.yaml no longer names keeps its ratings and takes no new ones.
create table review_criterion (
  id integer generated always as identity primary key,
  code text not null unique,
  label_en text not null,
  label_fr text not null,
  -- Null: no longer used.
  position integer
);

create table product_review (
  id integer generated always as identity primary key,
  -- Made by the client: the same request again is answered with the review it made.
  request_id text unique,
  -- No reference: a product may go, its reviews stay on record.
  product_id integer not null,
  sku text not null,
  -- Null for a sample.
  store_view_id integer references store_view (id),
  language text not null check (language in ('en', 'fr')),
  customer_id bigint,
  -- Null once the writer's account is deleted.
  nickname text,
  summary text not null,
  text text not null,
  -- Of its ratings, 0 to 100.
  average real not null check (average between 20 and 100),
  stars smallint not null check (stars between 1 and 5),
  is_verified boolean not null default false,
  is_sample boolean not null default false,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  written_at timestamptz not null,
  -- When staff approved or rejected it.
  decided_at timestamptz,
  check (is_sample = (store_view_id is null))
);
create index product_review_shown on product_review (product_id, language) where status = 'approved';
create index product_review_waiting on product_review (id) where status = 'pending';
-- A customer has one review of a product, unless it was rejected.
create unique index product_review_once on product_review (customer_id, product_id) where status <> 'rejected';

create table product_review_rating (
  review_id integer not null references product_review (id) on delete cascade,
  criterion_id integer not null references review_criterion (id),
  value smallint not null check (value between 1 and 5),
  primary key (review_id, criterion_id)
);

create table review_photo (
  id integer generated always as identity primary key,
  -- SHA-256 of the token that its uploader alone knows.
  token_hash bytea not null unique,
  -- Null until the review is sent.
  review_id integer references product_review (id) on delete cascade,
  position smallint,
  -- Random name of the file in VAR_DIR/reviews, and in VAR_DIR/media/reviews while its review is approved.
  stored_as text not null unique,
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploaded_at timestamptz not null,
  check ((review_id is null) = (position is null))
);
create index review_photo_review on review_photo (review_id);
create index review_photo_pending on review_photo (uploaded_at) where review_id is null;
