-- Changes by staff: who, when, what, before and after. Written in the transaction of the change.
create table staff_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- From the back office, by an integration, or on the command line.
  channel text not null check (channel in ('counter', 'program', 'command')),
  -- Email address of the account, or name of the integration or person.
  who text,
  action text not null,
  -- Kind and id of the changed object, such as 'order 000012345'.
  subject text,
  before jsonb,
  after jsonb
);
create index staff_change_subject on staff_change (subject, id) where subject is not null;
