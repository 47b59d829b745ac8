alter table feedback drop constraint feedback_state_check;
alter table feedback add constraint feedback_state_check check (state in ('new', 'read', 'answered', 'closed', 'spam'));
create index feedback_state on feedback (state, sent_at);
