import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Size } from '#contract/search-sizes.ts';
import type { Database, Db, Row } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { searchConfiguration } from '#commerce/platform/database/text-search.ts';
import { sizeOfWord } from './size-rules.ts';
import type { FoundPage, Lexemes, SearchScope, WordsEntry, WordsInput } from './types.ts';

/** Lexemes of texts: single words, or several words with spaces. */
export const readLexemes = async (
  db: Db,
  language: Language,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Lexemes>> => {
  const config = searchConfiguration(language);
  const single = (query: RawBuilder<unknown>) => sql`case when text ~ ' ' then '' else ${query}::text end`;
  const { rows } = await sql<Lexemes & { text: string }>`
    select text, plainto_tsquery(${config}, text)::text as "all", phraseto_tsquery(${config}, text)::text as "inOrder",
           ${single(sql`to_tsquery(${config}, text || ':*')`)} as begun,
           ${single(sql`to_tsquery('simple', text)`)} as "asIs",
           ${single(sql`to_tsquery('simple', text || ':*')`)} as "asIsBegun"
      from unnest(${texts}::text[]) as t(text)`.execute(db);
  return new Map(rows.map(({ text, ...lexemes }) => [text, lexemes]));
};

/** A product query: tsqueries as text, and the words in the order of input. */
export type Wanted = { query: string; typed: string; meant: string; phrase: string };

/** `rank` by position and frequency of the words, `bonus` for the literal text. */
export type Match = { rank: number; bonus: number };

type MatchRow = Row<'search_document', never, { id: 'product_id' }> & Match;

/** Documents per statement on the embedded database, where carts share the only connection. */
const SLICE = 1000;

/** `end` is the id of the last product read, or null after the last document. */
type Slice = { rows: readonly MatchRow[]; end: number | null };

/** Matches in all documents of a view, or in the next slice by product id. */
const readSlice = async (
  db: Db,
  { storeViewId }: SearchScope,
  { query, typed, meant, phrase }: Wanted,
  after: number | null,
): Promise<Slice> => {
  const documents =
    after === null
      ? sql`select * from search_document where store_view_id = ${storeViewId}`
      : sql`select * from search_document where store_view_id = ${storeViewId} and product_id > ${after}
          order by product_id limit ${SLICE}`;
  const end =
    after === null ? sql`` : sql`union all select max(product_id), null, null from d having count(*) = ${SLICE}`;
  // A one-row table: with plain conditions the planner would compare documents of all views before filtering by view.
  const { rows } = await sql<Omit<MatchRow, 'rank'> & { rank: number | null }>`
    with q as materialized (
      select ${query}::tsquery as query, ${typed || null}::tsquery as typed, ${meant || query}::tsquery as meant),
    d as (${documents})
    select d.product_id as id, ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', d.document, q.query, 1)::float8 as rank,
           (case when d.name like ${`${phrase}%`} then 1 else 0 end
             + case when d.document @@ q.typed then 0.5 else 0 end)::float8 as bonus
      from d cross join q
     where d.document @@ q.query and d.document @@ q.meant ${end}`.execute(db);
  return {
    rows: rows.filter((row): row is MatchRow => row.rank !== null),
    end: rows.find(({ rank }) => rank === null)?.id ?? null,
  };
};

type SearchedDatabase = Pick<Database, 'engine' | 'kysely'>;

/**
 * Matching documents in slices. On the embedded database each statement reads one slice, so that other statements can
 * run in between. On PostgreSQL one statement finds all documents by index.
 */
async function* readMatches(
  { engine, kysely }: SearchedDatabase,
  scope: SearchScope,
  wanted: Wanted,
): AsyncGenerator<readonly MatchRow[]> {
  let after = engine === 'pglite' ? 0 : null;
  do {
    const { rows, end } = await readSlice(kysely, scope, wanted, after);
    yield rows;
    after = end;
  } while (after !== null);
}

/** Matching products with their rank. */
export const findDocuments = async (
  database: SearchedDatabase,
  scope: SearchScope,
  wanted: Wanted,
): Promise<Map<number, Match>> => {
  const found = new Map<number, Match>();
  for await (const rows of readMatches(database, scope, wanted))
    for (const { id, rank, bonus } of rows) found.set(id, { rank, bonus });
  return found;
};

/** True if matching documents exist. */
export const hasDocuments = async (
  database: SearchedDatabase,
  scope: SearchScope,
  wanted: Wanted,
): Promise<boolean> => {
  for await (const rows of readMatches(database, scope, wanted)) if (rows.length > 0) return true;
  return false;
};

const MAX_PAGES = 3;

/** Pages that contain all words, some of them in the title, heading or keywords. */
export const findPages = async (
  db: Db,
  { storeViewId }: SearchScope,
  { whole, some }: { whole: string; some: string },
): Promise<readonly FoundPage[]> => {
  return db
    .selectFrom('search_page as d')
    .select(['d.title', 'd.identifier'])
    .where('d.store_view_id', '=', storeViewId)
    .where(sql<boolean>`d.document @@ ${whole}::tsquery`)
    .where(sql<boolean>`ts_filter(d.document, '{a,b}') @@ ${some}::tsquery`)
    .orderBy(sql`ts_rank('{0.02, 0.1, 0.5, 1.0}', d.document, ${some}::tsquery)`, 'desc')
    .orderBy('d.identifier')
    .limit(MAX_PAGES)
    .execute();
};

export const readWords = async (db: Db, language: Language): Promise<readonly WordsEntry[]> => {
  return db
    .selectFrom('search_words')
    .select(['words', 'finds', 'answer'])
    .where('language', '=', language)
    .orderBy('position')
    .execute();
};

/** Every size of the catalogue. */
export const readSizes = async (db: Db): Promise<readonly Size[]> => {
  const rows = await db.selectFrom('search_size').select('word').orderBy('word').execute();
  return rows.map(({ word }) => sizeOfWord(word));
};

/** Replaces the synonyms of the catalogue, but not the synonyms of staff. */
export const writeWords = async (db: Db, entries: readonly WordsInput[]): Promise<void> => {
  await db.deleteFrom('search_words').where('is_staff', '=', false).execute();
  await sql`insert into search_words (language, position, words, finds, answer)
    select e ->> 'language', n, array(select jsonb_array_elements_text(e -> 'words')), array(select jsonb_array_elements_text(e -> 'finds')), e ->> 'answer'
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as i(e, n)`.execute(db);
};

/** Score of a product whose sku is the text. */
export const WHOLE_SKU = 100;

/** Products whose sku, or a variant's, is the text or begins with it. */
export const findSkus = async (db: Db, { storeViewId }: SearchScope, text: string): Promise<Map<number, number>> => {
  const sku = text.toLowerCase();
  const pattern = `${sku.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Row<'search_document', never, { id: 'product_id' }> & { score: number }>`
    select d.product_id as id, max(case when named.sku = ${sku} then ${WHOLE_SKU}::int else 10 end) as score
      from (
        select product_id, lower(sku) as sku from findable_product where lower(sku) like ${pattern}
        union all
        select product_id, lower(sku) from variant_sku where lower(sku) like ${pattern}) named
      join search_document d on d.product_id = named.product_id and d.store_view_id = ${storeViewId}
     group by d.product_id`.execute(db);
  return new Map(rows.map(({ id, score }) => [id, score]));
};

/** The catalogue's words nearest to each word, best first; exact and prefix matches are left out. */
export const findNearTerms = async (
  db: Db,
  language: Language,
  words: readonly string[],
): Promise<Map<string, readonly string[]>> => {
  const { rows } = await sql<{ word: string; terms: string[] }>`
    select w.word, array_agg(t.term order by t.score desc, t.uses desc, t.term) as terms
      from unnest(${words}::text[]) as w(word)
      cross join lateral (
        select term, uses, similarity(term, w.word) as score from search_term
         where language = ${language} and similarity(term, w.word) >= 0.3
         order by score desc, uses desc limit 4) t
     where not exists (select 1 from search_term k where k.language = ${language} and starts_with(k.term, w.word))
     group by w.word`.execute(db);
  return new Map(rows.map(({ word, terms }) => [word, terms]));
};
