create table job_opening (
  code text primary key,
  position integer not null,
  -- A JobInput as JSON: a job is always read whole.
  opening jsonb not null
);

create table job_application (
  id integer generated always as identity primary key,
  request_id text not null unique,
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  job_code text,
  job_title text,
  name text not null,
  email text not null,
  telephone text,
  city text,
  experience text not null,
  made text,
  needs text,
  state text not null default 'new' check (state in ('new', 'invited', 'hired', 'refused')),
  sent_at timestamptz not null
);
create index job_application_sent on job_application (sent_at);
create index job_application_email on job_application (lower(email), sent_at);

create table job_file (
  id integer generated always as identity primary key,
  -- SHA-256 of the token that its uploader alone knows.
  token_hash bytea not null unique,
  -- Null until the application is sent.
  application_id integer references job_application (id) on delete cascade,
  kind text check (kind in ('cv', 'letter')),
  name text not null,
  type text not null check (type in ('pdf', 'doc', 'docx')),
  bytes integer not null,
  -- Random name of the file in VAR_DIR/applications.
  stored_as text not null unique,
  uploaded_at timestamptz not null,
  check ((application_id is null) = (kind is null))
);
create index job_file_application on job_file (application_id);
create index job_file_pending on job_file (uploaded_at) where application_id is null;
