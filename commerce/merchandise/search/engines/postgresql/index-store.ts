import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { searchConfiguration } from '#commerce/platform/database/text-search.ts';
import { sizesInText } from '../../size-rules.ts';

type Among = (table: string) => RawBuilder<unknown>;

const amongProducts =
  (ids: readonly number[]): Among =>
  (table) =>
    sql`${sql.ref(`${table}.product_id`)} = any(${ids}::int[])`;

const amongAll: Among = () => sql`true`;

/** `wording`: the language of the labels, American English in the USA. */
export type IndexedView = { id: number; language: Language; wording: string };

/** Names, labels and measures of a view that hold sizes, each with the words of its sizes. */
const readSizes = async (db: Db, view: IndexedView, of: Among): Promise<readonly { text: string; sizes: string }[]> => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(v.name, d.name) as text
      from product_wording d left join product_wording v on v.product_id = d.product_id and v.store_view_id = ${view.id}
     where d.store_view_id = 0 and coalesce(v.name, d.name) ~ '[0-9¼-¾]' and ${of('d')}
    union
    select coalesce(o.option_labels ->> ${view.wording}, o.option_labels ->> 'en')
      from attribute_choice o where o.is_searchable
    union
    select m.text from product_measure m where ${of('m')}`.execute(db);
  return rows.flatMap(({ text }) => {
    const sizes = sizesInText(text ?? '');
    return sizes.length > 0 ? [{ text, sizes: sizes.join(' ') }] : [];
  });
};

/** Weights: name, then sku, attribute labels and sizes, then short text and categories, then description. */
const writeDocuments = async (db: Db, view: IndexedView, ids: readonly number[]): Promise<void> => {
  const config = searchConfiguration(view.language);
  const of = amongProducts(ids);
  const sizes = await readSizes(db, view, of);
  await sql`
    insert into search_size (word)
    select distinct word from unnest(${sizes.map((one) => one.sizes)}::text[]) t(sizes), regexp_split_to_table(sizes, ' ') word
     order by word on conflict do nothing`.execute(db);
  await sql`delete from search_document where store_view_id = ${view.id} and ${of('search_document')}`.execute(db);
  await sql`
    with sized as materialized (
      select * from unnest(${sizes.map(({ text }) => text)}::text[], ${sizes.map((one) => one.sizes)}::text[]) t(text, sizes)),
    text as (
      select d.product_id, coalesce(v.name, d.name) as name, coalesce(v.short_description, d.short_description) as short_description,
             coalesce(v.description, d.description) as description
        from product_wording d left join product_wording v on v.product_id = d.product_id and v.store_view_id = ${view.id}
       where d.store_view_id = 0 and ${of('d')}),
    variant as (
      select product_id, string_agg(sku, ' ' order by sku) as skus from variant_sku where ${of('variant_sku')} group by product_id),
    fact as (
      select v.product_id, string_agg(distinct coalesce(o.option_labels ->> ${view.wording}, o.option_labels ->> 'en', o.option_code), ' ') as labels,
             string_agg(distinct s.sizes, ' ') as sizes
        from product_choice v join attribute_choice o on o.option_id = v.option_id and o.is_searchable
        left join sized s on s.text = coalesce(o.option_labels ->> ${view.wording}, o.option_labels ->> 'en')
       where ${of('v')} group by v.product_id),
    measure as (
      select m.product_id, string_agg(s.sizes, ' ' order by s.sizes) as sizes
        from product_measure m join sized s on s.text = m.text where ${of('m')} group by m.product_id),
    mark as (
      select m.product_id, string_agg(distinct coalesce(m.labels ->> ${view.wording}, m.labels ->> 'en'), ' ') as labels
        from product_mark m where ${of('m')} group by m.product_id),
    place as (
      select p.product_id, string_agg(distinct coalesce(v.name, d.name), ' ') as names
        from product_place p join category_wording d on d.category_id = p.category_id and d.store_view_id = 0
        left join category_wording v on v.category_id = d.category_id and v.store_view_id = ${view.id}
       where ${of('p')} group by p.product_id)
    insert into search_document (store_view_id, product_id, sku, name, document)
    select ${view.id}, p.product_id, lower(p.sku), lower(unaccent(coalesce(t.name, p.sku))),
           setweight(to_tsvector(${config}, coalesce(t.name, p.sku)), 'A') ||
           setweight(to_tsvector('simple', p.sku || ' ' || coalesce(c.skus, '')), 'B') ||
           setweight(to_tsvector(${config}, coalesce(f.labels, '') || ' ' || coalesce(k.labels, '')), 'B') ||
           setweight(to_tsvector('simple', concat_ws(' ', f.sizes, r.sizes, s.sizes)), 'B') ||
           setweight(to_tsvector(${config}, coalesce(t.short_description, '') || ' ' || coalesce(g.names, '')), 'C') ||
           setweight(to_tsvector(${config}, regexp_replace(coalesce(t.description, ''), '<[^>]*>', ' ', 'g')), 'D')
      from findable_product p
      left join text t on t.product_id = p.product_id
      left join variant c on c.product_id = p.product_id
      left join fact f on f.product_id = p.product_id
      left join mark k on k.product_id = p.product_id
      left join measure r on r.product_id = p.product_id
      left join sized s on s.text = t.name
      left join place g on g.product_id = p.product_id
     where ${of('p')}`.execute(db);
};

/** Content pages by title, heading and keywords, description, text; without the home page and the "not found" page. */
const writePages = async (db: Db, view: IndexedView): Promise<void> => {
  const config = searchConfiguration(view.language);
  await db.deleteFrom('search_page').where('store_view_id', '=', view.id).execute();
  await sql`
    insert into search_page (store_view_id, page_id, identifier, title, document)
    select ${view.id}, t.page_id, t.identifier, t.title,
           setweight(to_tsvector(${config}, t.title), 'A') ||
           setweight(to_tsvector(${config}, coalesce(t.content_heading, '') || ' ' || coalesce(t.meta_keywords, '')), 'B') ||
           setweight(to_tsvector(${config}, coalesce(t.meta_description, '')), 'C') ||
           setweight(to_tsvector(${config}, regexp_replace(t.content, '<[^>]*>|[{][{][^}]*[}][}]|&[a-z]+;', ' ', 'g')), 'D')
      from (select distinct on (page_id) * from page_wording
             where store_view_id in (0, ${view.id}) and identifier not in ('home', 'no-route')
             order by page_id, store_view_id desc) t`.execute(db);
};

/** Words of names, labels and categories: the candidates for correcting a mistyped word. */
const addTerms = async (db: Db, language: Language, viewIds: readonly number[], of: Among): Promise<void> => {
  await sql`
    insert into search_term (language, term, uses)
    select ${language}, word, count(*) from (
      select lower(unaccent(coalesce(v.name, d.name))) as text
        from search_document s join product_wording d on d.product_id = s.product_id and d.store_view_id = 0
        left join product_wording v on v.product_id = s.product_id and v.store_view_id = s.store_view_id
       where s.store_view_id = any(${viewIds}::int[]) and ${of('s')}
      union all
      select lower(unaccent(coalesce(o.option_labels ->> ${language}, o.option_labels ->> 'en')))
        from product_choice c join attribute_choice o on o.option_id = c.option_id and o.is_searchable
       where c.is_own and ${of('c')}
      union all
      select lower(unaccent(o.option_labels ->> 'us'))
        from product_choice c join attribute_choice o on o.option_id = c.option_id and o.is_searchable
       where c.is_own and ${of('c')} and ${language} = 'en' and o.option_labels ? 'us'
      union all
      select lower(unaccent(coalesce(v.name, d.name))) from category_wording d
        left join category_wording v on v.category_id = d.category_id and v.store_view_id = (select min(x) from unnest(${viewIds}::int[]) x)
       where d.store_view_id = 0 and d.category_id in (select p.category_id from product_place p where ${of('p')})
    ) texts cross join lateral regexp_split_to_table(text, '[^[:alnum:]]+') as word
    where length(word) > 2 and word !~ '^[0-9]+$'
    group by word order by word on conflict do nothing`.execute(db);
};

const addTermsOf = async (db: Db, views: readonly IndexedView[], of: Among): Promise<void> => {
  for (const [language, all] of Map.groupBy(views, (view) => view.language))
    await addTerms(
      db,
      language,
      all.map(({ id }) => id),
      of,
    );
};

/** Rewrites the words for corrections, and the index of content pages. */
export const indexWords = async (db: Db, views: readonly IndexedView[]): Promise<void> => {
  await db.deleteFrom('search_term').execute();
  await addTermsOf(db, views, amongAll);
  await indexPages(db, views);
};

/** Words of the sizes in the documents of some products. */
const indexedSizes = async (db: Db, ids: readonly number[]): Promise<readonly string[]> => {
  const { rows } = await sql<Row<'search_size', 'word'>>`
    select word from search_size
     where word in (select lexeme from search_document d, unnest(d.document) where ${amongProducts(ids)('d')})`.execute(
    db,
  );
  return rows.map(({ word }) => word);
};

/** Removes sizes of the list without a product. */
const removeUnused = async (db: Db, sizes: readonly string[]): Promise<void> => {
  await sql`
    delete from search_size s where word = any(${sizes}::text[])
       and not exists (select from search_document d where d.document @@ to_tsquery('simple', s.word))`.execute(db);
};

/** Rewrites the index of some products with their sizes, and adds their words for corrections. */
export const indexSome = async (db: Db, views: readonly IndexedView[], ids: readonly number[]): Promise<void> => {
  const sizes = await indexedSizes(db, ids);
  for (const view of views) await writeDocuments(db, view, ids);
  await removeUnused(db, sizes);
  await addTermsOf(db, views, amongProducts(ids));
};

/** Removes products from the index of every view. Also removes their sizes unless another product has them. */
export const removeDocuments = async (db: Db, ids: readonly number[]): Promise<void> => {
  const sizes = await indexedSizes(db, ids);
  await db.deleteFrom('search_document').where('product_id', '=', anyOf(ids)).execute();
  await removeUnused(db, sizes);
};

export const indexPages = async (db: Db, views: readonly IndexedView[]): Promise<void> => {
  for (const view of views) await writePages(db, view);
};
