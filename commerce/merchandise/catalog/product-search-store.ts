import { sql, type RawBuilder } from 'kysely';

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Uses the index product_text_name. */
const hasWord = (word: string): RawBuilder<boolean> =>
  sql`without_accents(t.name) like without_accents(${`%${literal(word)}%`}::text)`;

/** SQL condition on `product p`: its SKU begins with the text, or a name contains every word of it. */
export const productTextWhere = (text: string): RawBuilder<boolean> => {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`true`;
  return sql`p.id in (
    select id from product where lower(sku) like ${`${literal(text.trim().toLowerCase())}%`}
    union all select t.product_id from product_text t where ${sql.join(words.map(hasWord), sql` and `)})`;
};
