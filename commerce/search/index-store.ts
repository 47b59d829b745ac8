import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

const configuration = (language: string) => sql.lit(language === 'fr' ? 'tessera_fr' : 'tessera_en');

/** `wording`: whose labels are searched, American ones in the USA. */
type View = { id: number; language: string; wording: string };

/**
 * Weights: name, then sku, attribute labels and sizes written 12x24, then short text and categories, then description.
 */
const writeDocuments = async (db: Db, view: View): Promise<void> => {
  const config = sql`${configuration(view.language)}::regconfig`;
  await sql`delete from search_document where store_view_id = ${view.id}`.execute(db);
  await sql`
    with text as (
      select d.product_id, coalesce(v.name, d.name) as name, coalesce(v.short_description, d.short_description) as short_description,
             coalesce(v.description, d.description) as description
        from product_text d left join product_text v on v.product_id = d.product_id and v.store_view_id = ${view.id}
       where d.store_view_id = 0),
    variant as (
      select cv.parent_id as product_id, string_agg(k.sku, ' ') as skus
        from configurable_variant cv join product k on k.id = cv.child_id group by cv.parent_id),
    fact as (
      select v.product_id, string_agg(distinct coalesce(o.labels ->> ${view.wording}, o.labels ->> 'en', o.code), ' ') as labels,
             string_agg(distinct o.code, ' ') filter (where o.code ~ '^[0-9]+x[0-9]+$') as sizes
        from (select product_id, option_id from product_option_value
              union all
              select cv.parent_id, pov.option_id from configurable_variant cv join product_option_value pov on pov.product_id = cv.child_id) v
        join attribute_option o on o.id = v.option_id join attribute a on a.id = o.attribute_id and a.is_searchable
       group by v.product_id),
    place as (
      select cp.product_id, string_agg(distinct coalesce(cv.name, cd.name), ' ') as names
        from category_product cp join category own on own.id = cp.category_id
        join category_text cd on cd.category_id = any(string_to_array(own.path, '/')::int[]) and cd.category_id > 2 and cd.store_view_id = 0
        left join category_text cv on cv.category_id = cd.category_id and cv.store_view_id = ${view.id}
       group by cp.product_id)
    insert into search_document (store_view_id, product_id, sku, name, document)
    select ${view.id}, p.id, lower(p.sku), lower(unaccent(coalesce(t.name, p.sku))),
           setweight(to_tsvector(${config}, coalesce(t.name, p.sku)), 'A') ||
           setweight(to_tsvector('simple', p.sku || ' ' || coalesce(c.skus, '')), 'B') ||
           setweight(to_tsvector(${config}, coalesce(f.labels, '')), 'B') ||
           setweight(to_tsvector('simple', coalesce(f.sizes, '')), 'B') ||
           setweight(to_tsvector(${config}, coalesce(t.short_description, '') || ' ' || coalesce(g.names, '')), 'C') ||
           setweight(to_tsvector(${config}, regexp_replace(coalesce(t.description, ''), '<[^>]*>', ' ', 'g')), 'D')
      from product p
      left join text t on t.product_id = p.id
      left join variant c on c.product_id = p.id
      left join fact f on f.product_id = p.id
      left join place g on g.product_id = p.id
     where p.is_enabled and p.visibility in (3, 4)`.execute(db);
};

/** Content pages by title, heading and keywords, description, text; without the home page and the "not found" page. */
const writePages = async (db: Db, view: View): Promise<void> => {
  const config = sql`${configuration(view.language)}::regconfig`;
  await sql`delete from search_page where store_view_id = ${view.id}`.execute(db);
  await sql`
    insert into search_page (store_view_id, page_id, identifier, title, document)
    select ${view.id}, p.id, p.identifier, t.title,
           setweight(to_tsvector(${config}, t.title), 'A') ||
           setweight(to_tsvector(${config}, coalesce(t.content_heading, '') || ' ' || coalesce(t.meta_keywords, '')), 'B') ||
           setweight(to_tsvector(${config}, coalesce(t.meta_description, '')), 'C') ||
           setweight(to_tsvector(${config}, regexp_replace(t.content, '<[^>]*>|[{][{][^}]*[}][}]|&[a-z]+;', ' ', 'g')), 'D')
      from cms_page p
      join lateral (select * from cms_page_text x where x.page_id = p.id and x.store_view_id in (0, ${view.id}) order by x.store_view_id desc limit 1) t on true
     where p.is_active and p.identifier not in ('home', 'no-route')`.execute(db);
};

/** Words of names, labels and categories: the candidates for correcting a mistyped word. */
const writeTerms = async (db: Db, language: string, viewIds: readonly number[]): Promise<void> => {
  await sql`delete from search_term where language = ${language}`.execute(db);
  await sql`
    insert into search_term (language, term, uses)
    select ${language}, word, count(*) from (
      select lower(unaccent(coalesce(v.name, d.name))) as text
        from search_document s join product_text d on d.product_id = s.product_id and d.store_view_id = 0
        left join product_text v on v.product_id = s.product_id and v.store_view_id = s.store_view_id
       where s.store_view_id = any(${viewIds}::int[])
      union all
      select lower(unaccent(coalesce(o.labels ->> ${language}, o.labels ->> 'en')))
        from product_option_value pov join attribute a on a.id = pov.attribute_id and a.is_searchable
        join attribute_option o on o.id = pov.option_id
      union all
      select lower(unaccent(o.labels ->> 'us'))
        from product_option_value pov join attribute a on a.id = pov.attribute_id and a.is_searchable
        join attribute_option o on o.id = pov.option_id
       where ${language} = 'en' and o.labels ? 'us'
      union all
      select lower(unaccent(coalesce(v.name, d.name))) from category_text d
        left join category_text v on v.category_id = d.category_id and v.store_view_id = (select min(x) from unnest(${viewIds}::int[]) x)
       where d.store_view_id = 0 and d.category_id > 2
    ) texts cross join lateral regexp_split_to_table(text, '[^[:alnum:]]+') as word
    where length(word) > 2 and word !~ '^[0-9]+$'
    group by word`.execute(db);
};

/** Rebuilds the search index of every active store view, in the importer's transaction. */
export const rebuildIndex = async (db: Db): Promise<void> => {
  // The rows are new: without statistics the planner would join them row by row.
  await sql`analyze product, product_text, product_option_value, configurable_variant, category_product`.execute(db);
  const { rows: views } =
    await sql<View>`select id, language, case locale when 'en_US' then 'us' else language end as wording from store_view where is_active order by id`.execute(
      db,
    );
  for (const view of views) {
    await writeDocuments(db, view);
    await writePages(db, view);
  }
  for (const language of new Set(views.map((view) => view.language))) {
    await writeTerms(
      db,
      language,
      views.filter((view) => view.language === language).map(({ id }) => id),
    );
  }
};
