create index job_application_state on job_application (state, sent_at);
