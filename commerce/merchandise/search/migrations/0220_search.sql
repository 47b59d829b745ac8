create text search configuration tessera_en (copy = english);
alter text search configuration tessera_en alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration tessera_fr (copy = french);
alter text search configuration tessera_fr alter mapping for hword, hword_part, word with unaccent, french_stem;

create table search_document (
  store_view_id integer not null references store_view (id),
  product_id integer not null references product (id) on delete cascade,
  -- Lower case, without accents.
  sku text not null,
  name text not null,
  document tsvector not null,
  primary key (store_view_id, product_id)
);
create index search_document_words on search_document using gin (document);

-- Every word of the catalogue in a language, lower case and without accents: what a mistyped word is compared with.
create table search_term (
  language text not null,
  term text not null,
  uses integer not null,
  primary key (language, term)
);
create index search_term_trigrams on search_term using gin (term gin_trgm_ops);
