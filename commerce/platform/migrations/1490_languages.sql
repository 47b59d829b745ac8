-- Any language: store views and all that is written in them, beside English and French.
do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as named, conname from pg_constraint
     where contype = 'c' and connamespace = (select oid from pg_namespace where nspname = current_schema())
       and pg_get_constraintdef(oid) ~ '^CHECK \(\(language = ANY \(ARRAY\[''en''::text, ''fr''::text\]\)\)\)'
  loop
    execute format('alter table %s drop constraint %I', found.named, found.conname);
  end loop;
end $$;

alter table review_criterion add column labels jsonb;
update review_criterion set labels = jsonb_build_object('en', label_en, 'fr', label_fr);
alter table review_criterion alter column labels set not null, drop column label_en, drop column label_fr;

-- Search in the languages for which PostgreSQL has a stemmer, without accents as in English and French.
create text search configuration tessera_simple (copy = simple);
alter text search configuration tessera_simple alter mapping for hword, hword_part, word with unaccent, simple;
do $$
declare
  code text;
  stemmer text;
begin
  for code, stemmer in
    select * from (values
      ('ar', 'arabic'), ('hy', 'armenian'), ('eu', 'basque'), ('ca', 'catalan'), ('da', 'danish'), ('nl', 'dutch'),
      ('fi', 'finnish'), ('de', 'german'), ('el', 'greek'), ('hi', 'hindi'), ('hu', 'hungarian'), ('id', 'indonesian'),
      ('ga', 'irish'), ('it', 'italian'), ('lt', 'lithuanian'), ('ne', 'nepali'), ('no', 'norwegian'),
      ('pt', 'portuguese'), ('ro', 'romanian'), ('ru', 'russian'), ('sr', 'serbian'), ('es', 'spanish'),
      ('sv', 'swedish'), ('ta', 'tamil'), ('tr', 'turkish'), ('yi', 'yiddish')) as known (code, stemmer)
  loop
    execute format('create text search configuration tessera_%s (copy = %I)', code, stemmer);
    execute format('alter text search configuration tessera_%s alter mapping for hword, hword_part, word with unaccent, %I', code, stemmer || '_stem');
  end loop;
end $$;
