-- Staff search products by parts of their names, in any case and with or without accents.
create index product_text_name on product_text
  using gin (translate(lower(name), 'àâäáãçéèêëíîïñóôöúùûüÿ', 'aaaaaceeeeiiinooouuuuy') gin_trgm_ops);
