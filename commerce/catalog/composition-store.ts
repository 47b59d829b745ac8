import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Composition, CompositionInput } from './composition-types.ts';

type Row = { productId: number; spec: Composition };

/** Ids of the options and values that stand under a title in all views. */
const idsOf = (spec: Composition | undefined): Map<string, number> =>
  new Map(
    (spec?.options ?? []).flatMap((option) => [
      [option.titles[0] ?? '', option.id] as const,
      ...option.values.map((value) => [`${option.titles[0]}\n${value.titles[0]}`, value.id] as const),
    ]),
  );

export const readCompositions = async (db: Db): Promise<readonly Row[]> =>
  (await sql<Row>`select product_id as "productId", spec from product_composition`.execute(db)).rows;

/** Writes what products are made of; an option that keeps its title keeps its id. */
export const writeCompositions = async (
  db: Db,
  inputs: readonly { productId: number; composition: CompositionInput | null }[],
  idBySku: ReadonlyMap<string, number>,
): Promise<void> => {
  const ids = inputs.map(({ productId }) => productId);
  const before = new Map(
    (
      await sql<Row>`select product_id as "productId", spec from product_composition where product_id = any(${ids}::int[])`.execute(
        db,
      )
    ).rows.map((row) => [row.productId, row.spec]),
  );
  await sql`delete from product_composition where product_id = any(${ids}::int[])`.execute(db);
  const next = async (): Promise<number> =>
    (await sql<{ id: number }>`select nextval('composition_id')::int as id`.execute(db)).rows[0]!.id;
  for (const { productId, composition } of inputs) {
    if (!composition) continue;
    const known = idsOf(before.get(productId));
    const options = [];
    for (const option of composition.options) {
      const values = [];
      for (const value of option.values)
        values.push({ ...value, id: known.get(`${option.titles[0]}\n${value.titles[0]}`) ?? (await next()) });
      options.push({ ...option, values, id: known.get(option.titles[0] ?? '') ?? (await next()) });
    }
    const members = composition.members.flatMap(({ sku, quantity }) => {
      const id = idBySku.get(sku);
      return id === undefined ? [] : [{ productId: id, quantity }];
    });
    const spec: Composition = { options, members };
    await sql`insert into product_composition (product_id, spec) values (${productId}, ${JSON.stringify(spec)}::jsonb)`.execute(
      db,
    );
  }
};
