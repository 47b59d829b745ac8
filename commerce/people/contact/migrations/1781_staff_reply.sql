-- Replies of staff by email to messages and feedback.
create table staff_reply (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'feedback')),
  record_id bigint not null,
  at timestamptz not null,
  -- Email address of the account.
  who text not null,
  reply text not null
);
create index staff_reply_record on staff_reply (kind, record_id, id);
create index staff_reply_at on staff_reply (at);
alter table contact_message drop constraint contact_message_state_check;
alter table contact_message add constraint contact_message_state_check check (state in ('new', 'answered', 'closed', 'spam'));
create index contact_message_state on contact_message (state, sent_at);
