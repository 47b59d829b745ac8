import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { SearchScope } from './types.ts';

const MOST_HITS = 10_000;

const configuration = (language: Language) => sql`${sql.lit(language === 'fr' ? 'tessera_fr' : 'tessera_en')}::regconfig`;

/**
 * Products that hold all words (or any), the last one as a beginning. A word is looked for as the language stems it and as it
 * stands (skus, names). `operator` joins the words.
 */
export const findDocuments = async (db: Db, { storeViewId, language }: SearchScope, words: readonly string[], operator: '&' | '|'): Promise<Map<number, number>> => {
  const config = configuration(language);
  // A word the language ignores (the, de) must not keep out what does not hold it.
  const parts = words.map((word, index) => {
    const stemmed = sql`plainto_tsquery(${config}, ${word})`;
    const looked =
      index === words.length - 1
        ? sql`to_tsquery(${config}, ${`${word}:*`}) || ${stemmed} || to_tsquery('simple', ${`${word}:*`})`
        : sql`${stemmed} || to_tsquery('simple', ${word})`;
    return sql`(case when numnode(${stemmed}) = 0 then ''::tsquery else ${looked} end)`;
  });
  const query = sql.join(parts, operator === '&' ? sql` && ` : sql` || `);
  const phrase = words.join(' ');
  const { rows } = await sql<{ id: number; score: number }>`
    select d.product_id as id,
           ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', d.document, q.query, 1)
             + case when d.name like ${`${phrase}%`} then 1 else 0 end
             + case when d.document @@ plainto_tsquery(${config}, ${phrase}) then 0.5 else 0 end as score
      from search_document d cross join (select ${query} as query) q
     where d.store_view_id = ${storeViewId} and d.document @@ q.query
     order by score desc, d.product_id desc limit ${MOST_HITS}`.execute(db);
  return new Map(rows.map(({ id, score }) => [id, score]));
};

/** Products whose sku, or a variant's, is the text or begins with it. */
export const findSkus = async (db: Db, { storeViewId }: SearchScope, text: string): Promise<Map<number, number>> => {
  const sku = text.toLowerCase();
  const pattern = `${sku.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: number; score: number }>`
    select d.product_id as id, max(case when d.sku = ${sku} or lower(c.sku) = ${sku} then 100 else 10 end) as score
      from search_document d
      left join configurable_variant cv on cv.parent_id = d.product_id
      left join product c on c.id = cv.child_id
     where d.store_view_id = ${storeViewId} and (d.sku like ${pattern} or lower(c.sku) like ${pattern})
     group by d.product_id`.execute(db);
  return new Map(rows.map(({ id, score }) => [id, score]));
};

/** The catalogue's words nearest to each word, best first; those it holds already, or that begin one, are left out. */
export const findNearTerms = async (db: Db, language: Language, words: readonly string[]): Promise<Map<string, readonly string[]>> => {
  const { rows } = await sql<{ word: string; terms: string[] }>`
    select w.word, array_agg(t.term order by t.score desc, t.uses desc, t.term) as terms
      from unnest(${words}::text[]) as w(word)
      cross join lateral (
        select term, uses, similarity(term, w.word) as score from search_term
         where language = ${language} and similarity(term, w.word) >= 0.3
         order by score desc, uses desc limit 4) t
     where not exists (select 1 from search_term k where k.language = ${language} and k.term like w.word || '%')
     group by w.word`.execute(db);
  return new Map(rows.map(({ word, terms }) => [word, terms]));
};
