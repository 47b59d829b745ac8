-- Staff search products by parts of their names, in any case and with or without accents.
create function without_accents(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'àâäáãçéèêëíîïñóôöúùûüÿ', 'aaaaaceeeeiiinooouuuuy')
$$;
create index product_text_name on product_text using gin (without_accents(name) gin_trgm_ops);
