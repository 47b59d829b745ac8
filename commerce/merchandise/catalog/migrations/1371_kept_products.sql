-- Every table that the products of a cart are read from, but for stock.
create trigger product_facts after insert or update or delete or truncate on product for each statement execute function note_facts_change();
create trigger product_text_facts after insert or update or delete or truncate on product_text for each statement execute function note_facts_change();
create trigger product_price_facts after insert or update or delete or truncate on product_price for each statement execute function note_facts_change();
create trigger tier_price_facts after insert or update or delete or truncate on tier_price for each statement execute function note_facts_change();
create trigger product_media_facts after insert or update or delete or truncate on product_media for each statement execute function note_facts_change();
create trigger product_media_label_facts after insert or update or delete or truncate on product_media_label for each statement execute function note_facts_change();
create trigger product_option_value_facts after insert or update or delete or truncate on product_option_value for each statement execute function note_facts_change();
create trigger product_value_facts after insert or update or delete or truncate on product_value for each statement execute function note_facts_change();
create trigger configurable_attribute_facts after insert or update or delete or truncate on configurable_attribute for each statement execute function note_facts_change();
create trigger configurable_variant_facts after insert or update or delete or truncate on configurable_variant for each statement execute function note_facts_change();
create trigger product_composition_facts after insert or update or delete or truncate on product_composition for each statement execute function note_facts_change();

-- For other subjects: how many of a product can be sold now.
create view product_available as select product_id, qty - reserved as available from stock;
