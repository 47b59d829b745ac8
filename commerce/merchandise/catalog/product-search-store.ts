import { sql, type RawBuilder } from 'kysely';

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Uses the index product_text_name. */
const hasWord = (word: string): RawBuilder<boolean> =>
  sql`without_accents(t.name) like without_accents(${`%${literal(word)}%`}::text)`;

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);

/** SQL of the ids of products whose SKU begins with the text, or whose name contains every word of it. */
export const productIdsByText = (text: string): RawBuilder<unknown> => sql`
  select id from product where lower(sku) like ${`${literal(text.trim().toLowerCase())}%`}
  union all select t.product_id from product_text t where ${sql.join(wordsIn(text).map(hasWord), sql` and `)}`;

/** SQL condition on `product p`, see {@link productIdsByText}; true for an empty text. */
export const productTextWhere = (text: string): RawBuilder<boolean> =>
  wordsIn(text).length === 0 ? sql`true` : sql`p.id in (${productIdsByText(text)})`;
