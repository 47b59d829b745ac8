import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { BundleItem, BundleSelection, BundleSpec } from './bundle-types.ts';
import type { Composition, CompositionInput } from './composition-types.ts';
import type { DownloadLink, DownloadSample, DownloadSpec } from './download-types.ts';

type CompositionRow = { productId: number; spec: Composition };

/** Ids by title in all views, of options, values, bundle items and files. */
const idsOf = (spec: Composition | undefined): Map<string, number> =>
  new Map([
    ...(spec?.options ?? []).flatMap((option) => [
      [option.titles[0] ?? '', option.id] as const,
      ...option.values.map((value) => [`${option.titles[0]}\n${value.titles[0]}`, value.id] as const),
    ]),
    ...(spec?.bundle?.items ?? []).flatMap((item) => [
      [`part ${item.titles[0]}`, item.id] as const,
      ...item.selections.map((one) => [`part ${item.titles[0]}\n${one.productId}`, one.id] as const),
    ]),
    ...(spec?.downloads?.links ?? []).map((link) => [`file ${link.titles[0]}`, link.id] as const),
    ...(spec?.downloads?.samples ?? []).map((sample) => [`sample ${sample.titles[0]}`, sample.id] as const),
  ]);

type Ids = { known: ReadonlyMap<string, number>; next: () => Promise<number> };

const bundleOf = async (
  bundle: NonNullable<CompositionInput['bundle']>,
  idBySku: ReadonlyMap<string, number>,
  { known, next }: Ids,
): Promise<BundleSpec> => {
  const items: BundleItem[] = [];
  for (const item of bundle.items) {
    const name = `part ${item.titles[0]}`;
    const selections: BundleSelection[] = [];
    for (const { sku, ...selection } of item.selections) {
      const productId = idBySku.get(sku);
      if (productId === undefined) continue;
      selections.push({ ...selection, productId, id: known.get(`${name}\n${productId}`) ?? (await next()) });
    }
    items.push({ ...item, selections, id: known.get(name) ?? (await next()) });
  }
  return { ...bundle, items };
};

const downloadsOf = async (
  downloads: NonNullable<CompositionInput['downloads']>,
  { known, next }: Ids,
): Promise<DownloadSpec> => {
  const links: DownloadLink[] = [];
  for (const link of downloads.links)
    links.push({ ...link, id: known.get(`file ${link.titles[0]}`) ?? (await next()) });
  const samples: DownloadSample[] = [];
  for (const sample of downloads.samples)
    samples.push({ ...sample, id: known.get(`sample ${sample.titles[0]}`) ?? (await next()) });
  return { ...downloads, links, samples };
};

export const readCompositions = async (db: Db, ids: readonly number[]): Promise<readonly CompositionRow[]> =>
  db
    .selectFrom('product_composition')
    .select(['product_id as productId', 'spec'])
    .$narrowType<{ spec: Composition }>()
    .where('product_id', '=', anyOf(ids))
    .execute();

/** Writes options, bundle items and files; an option with the same title keeps its id. */
export const writeCompositions = async (
  db: Db,
  inputs: readonly { productId: number; composition: CompositionInput | null }[],
  idBySku: ReadonlyMap<string, number>,
): Promise<void> => {
  const ids = inputs.map(({ productId }) => productId);
  const before = new Map(
    (
      await db
        .selectFrom('product_composition')
        .select(['product_id as productId', 'spec'])
        .$narrowType<{ spec: Composition }>()
        .where('product_id', '=', anyOf(ids))
        .execute()
    ).map((row) => [row.productId, row.spec]),
  );
  await db.deleteFrom('product_composition').where('product_id', '=', anyOf(ids)).execute();
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
    const spec: Composition = {
      options,
      members,
      ...(composition.bundle ? { bundle: await bundleOf(composition.bundle, idBySku, { known, next }) } : {}),
      ...(composition.downloads ? { downloads: await downloadsOf(composition.downloads, { known, next }) } : {}),
    };
    await db
      .insertInto('product_composition')
      .values({ product_id: productId, spec: JSON.stringify(spec) })
      .execute();
  }
};
