create table feedback (
  id bigint generated always as identity primary key,
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  customer_id bigint,
  feedback_type text not null check (feedback_type in ('website', 'product', 'showroom', 'general_feedback')),
  feedback_on text,
  feedback_text text,
  main_reason_visit text,
  objective_achieved text,
  overall_experience_rate text,
  product_is_specific text,
  product_name text,
  showroom_city text,
  user_fullname text not null,
  user_email text not null,
  user_phone text not null,
  sent_at timestamptz not null
);
create index feedback_sent on feedback (sent_at);
