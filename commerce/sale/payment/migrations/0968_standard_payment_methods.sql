-- Ways to pay besides the card gateway, each for some store views and in the merchant's words.
alter table payment_method
  -- Null: every store view.
  add column store_view_ids integer[],
  -- By language; null: the shop's own words.
  add column titles jsonb,
  add column instructions jsonb;
