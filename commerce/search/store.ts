import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { FoundPage, SearchScope, Unit, WordsEntry, WordsInput } from './types.ts';

const MAX_HITS = 10_000;

const configuration = (language: Language) =>
  sql`${sql.lit(language === 'fr' ? 'tessera_fr' : 'tessera_en')}::regconfig`;

const wordQuery = (language: Language, word: string, isBegun: boolean): RawBuilder<unknown> => {
  const config = configuration(language);
  const stemmed = sql`plainto_tsquery(${config}, ${word})`;
  const looked = isBegun
    ? sql`to_tsquery(${config}, ${`${word}:*`}) || ${stemmed} || to_tsquery('simple', ${`${word}:*`})`
    : sql`${stemmed} || to_tsquery('simple', ${word})`;
  // A stop word (the, de) must not exclude products without it.
  return sql`(case when numnode(${stemmed}) = 0 then ''::tsquery else ${looked} end)`;
};

const together = (queries: readonly RawBuilder<unknown>[], operator: '&' | '|'): RawBuilder<unknown> =>
  sql`(${sql.join(queries, operator === '&' ? sql` && ` : sql` || `)})`;

/** Any synonym, phrases in word order; the last typed word also matches as a prefix. */
const unitQuery = (language: Language, [typed, ...others]: Unit, isLast: boolean): RawBuilder<unknown> => {
  const config = configuration(language);
  const way = (words: readonly string[]) => sql`phraseto_tsquery(${config}, ${words.join(' ')})`;
  const [first, another] = typed;
  const asTyped = first !== undefined && another === undefined ? wordQuery(language, first, isLast) : way(typed);
  return together([asTyped, ...others.map(way)], '|');
};

const unitsQuery = (language: Language, units: readonly Unit[], operator: '&' | '|'): RawBuilder<unknown> =>
  together(
    units.map((unit, at) => unitQuery(language, unit, at === units.length - 1)),
    operator,
  );

/** What has a meaning of its own is not found by a word of a long description; null without any of such. */
const meantOf = (language: Language, units: readonly Unit[]): RawBuilder<unknown> | null => {
  const meant = units.filter(({ length }) => length > 1);
  return meant.length === 0
    ? null
    : together(
        meant.map((unit) => unitQuery(language, unit, false)),
        '&',
      );
};

/**
 * Products that hold all of what is asked for (or any). A word is looked for as the language stems it and as it stands (skus, names).
 * `operator` joins the units.
 */
export const findDocuments = async (
  db: Db,
  { storeViewId, language }: SearchScope,
  units: readonly Unit[],
  operator: '&' | '|',
): Promise<Map<number, number>> => {
  const config = configuration(language);
  const phrase = units.flatMap(([typed]) => typed).join(' ');
  const meant = operator === '&' ? meantOf(language, units) : null;
  // Words are stemmed once, not for each document, and documents of other views are not unpacked.
  const { rows } = await sql<{ id: number; score: number }>`
    with q as materialized (
      select ${unitsQuery(language, units, operator)} as query, plainto_tsquery(${config}, ${phrase}) as typed,
             ${meant ?? sql`null::tsquery`} as meant)
    select d.product_id as id,
           ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', d.document, q.query, 1)
             + case when d.name like ${`${phrase}%`} then 1 else 0 end
             + case when d.document @@ q.typed then 0.5 else 0 end as score
      from search_document d cross join q
     where d.store_view_id = ${storeViewId} and d.document @@ q.query and ${meant ? sql`ts_filter(d.document, '{a,b,c}') @@ q.meant` : sql`true`}
     order by score desc, d.product_id desc limit ${MAX_HITS}`.execute(db);
  return new Map(rows.map(({ id, score }) => [id, score]));
};

const MAX_PAGES = 3;

/** Pages that hold all of what is asked for, some of it in their title, heading or keywords. */
export const findPages = async (
  db: Db,
  { storeViewId, language }: SearchScope,
  units: readonly Unit[],
): Promise<readonly FoundPage[]> => {
  const { rows } = await sql<FoundPage>`
    select d.title, d.identifier
      from search_page d cross join (select ${unitsQuery(language, units, '&')} as whole, ${unitsQuery(language, units, '|')} as some) q
     where d.store_view_id = ${storeViewId} and d.document @@ q.whole and ts_filter(d.document, '{a,b}') @@ q.some
     order by ts_rank('{0.02, 0.1, 0.5, 1.0}', d.document, q.some) desc, d.identifier limit ${MAX_PAGES}`.execute(db);
  return rows;
};

export const readWords = async (db: Db, language: Language): Promise<readonly WordsEntry[]> => {
  const { rows } =
    await sql<WordsEntry>`select words, finds, answer from search_words where language = ${language} order by position`.execute(
      db,
    );
  return rows;
};

/** Puts a merchant's words in place of those that were. */
export const writeWords = async (db: Db, entries: readonly WordsInput[]): Promise<void> => {
  await sql`delete from search_words`.execute(db);
  await sql`insert into search_words (language, position, words, finds, answer)
    select e ->> 'language', n, array(select jsonb_array_elements_text(e -> 'words')), array(select jsonb_array_elements_text(e -> 'finds')), e ->> 'answer'
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as i(e, n)`.execute(db);
};

/** Products whose sku, or a variant's, is the text or begins with it. */
export const findSkus = async (db: Db, { storeViewId }: SearchScope, text: string): Promise<Map<number, number>> => {
  const sku = text.toLowerCase();
  const pattern = `${sku.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: number; score: number }>`
    select d.product_id as id, max(case when d.sku = ${sku} or lower(c.sku) = ${sku} then 100 else 10 end) as score
      from search_document d
      left join variant_sku c on c.product_id = d.product_id
     where d.store_view_id = ${storeViewId} and (d.sku like ${pattern} or lower(c.sku) like ${pattern})
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
