create index newsletter_subscriber_email_start on newsletter_subscriber (lower(email) text_pattern_ops);
create index newsletter_subscriber_changed on newsletter_subscriber (status, changed_at);
