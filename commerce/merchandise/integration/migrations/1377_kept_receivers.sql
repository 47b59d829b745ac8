-- Kept by processes while nothing of it changes (decision 0530): who hears of what happens. When they were used last is no matter.
create trigger webhook_facts after insert or update of integration_id or delete or truncate on webhook for each statement execute function note_facts_change();
create trigger integration_facts after insert or update of revoked_at or delete or truncate on integration for each statement execute function note_facts_change();
