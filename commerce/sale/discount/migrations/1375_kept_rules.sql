-- Kept by processes while nothing of it changes (decision 0530).
create trigger discount_rule_facts after insert or update or delete or truncate on discount_rule for each statement execute function note_facts_change();
