-- Kept by processes while nothing of it changes (decision 0530).
create trigger payment_method_facts after insert or update or delete or truncate on payment_method for each statement execute function note_facts_change();
