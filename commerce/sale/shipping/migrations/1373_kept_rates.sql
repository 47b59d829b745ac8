-- Kept by processes while nothing of it changes (decision 0530).
create trigger shipping_zone_facts after insert or update or delete or truncate on shipping_zone for each statement execute function note_facts_change();
create trigger shipping_rate_facts after insert or update or delete or truncate on shipping_rate for each statement execute function note_facts_change();
create trigger delivery_times_facts after insert or update or delete or truncate on delivery_times for each statement execute function note_facts_change();
