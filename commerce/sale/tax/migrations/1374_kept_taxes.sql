-- Kept by processes while nothing of it changes (decision 0530).
create trigger tax_rate_facts after insert or update or delete or truncate on tax_rate for each statement execute function note_facts_change();
create trigger tax_registration_facts after insert or update or delete or truncate on tax_registration for each statement execute function note_facts_change();
create trigger tax_exempt_facts after insert or update or delete or truncate on tax_exempt for each statement execute function note_facts_change();
