create index trade_application_state on trade_application (state, sent_at);
create index tax_certificate_state on tax_certificate (state, sent_at);
