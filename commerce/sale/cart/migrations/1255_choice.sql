-- What a shopper filled in for a line; lines of one product differ by it. The key is a digest of the choice.
alter table cart_item add column choice jsonb, add column choice_key text not null default '';
alter table cart_item drop constraint cart_item_cart_id_product_id_key;
alter table cart_item add constraint cart_item_choice unique (cart_id, product_id, choice_key);
