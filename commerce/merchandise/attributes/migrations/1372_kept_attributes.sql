-- Products of carts are read from these too.
create trigger attribute_facts after insert or update or delete or truncate on attribute for each statement execute function note_facts_change();
create trigger attribute_option_facts after insert or update or delete or truncate on attribute_option for each statement execute function note_facts_change();
