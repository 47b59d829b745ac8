import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { withOwnChanges, withOwnProducts } from '#commerce/merchandise/authoring/service.ts';
import { productChanges, storedCategories, type ProductChange } from '#commerce/merchandise/catalog/service.ts';
import { storedBlocks, storedPages } from '#commerce/merchandise/cms/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { counterPathOf } from '#commerce/platform/settings/counter-url.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { checkAddresses } from './folder-addresses.ts';
import { asOnlyLoad } from './load-lock.ts';
import { progressText } from './load-progress.ts';
import { describeNotes } from './problems.ts';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';
import { Scratch } from './scratch-file.ts';
import { batchSizeOf, namingOf } from './write-products.ts';

const LONGEST = 60;

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line === '') return '(empty)';
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

const linesOf = ({ sku, isKnown, fields }: ProductChange): readonly string[] =>
  isKnown
    ? fields.map(({ field, from, to }) =>
        [
          to === '' ? 'removed' : from === '' ? 'added  ' : 'changed',
          `product ${sku}`,
          field,
          `${shown(from)} → ${shown(to)}`,
        ].join('  '),
      )
    : [`added    product ${sku}  ${shown(fields.find(({ field }) => field === 'name')?.to ?? '')}`];

type Named = { name: string; value: object };

/** Lines for new and changed entities. Compares only the given fields. */
const entityLines = (kind: string, given: readonly Named[], stored: readonly Named[]): readonly string[] => {
  const known = new Map(stored.map(({ name, value }) => [name, value as Readonly<Record<string, unknown>>]));
  return given.flatMap(({ name, value }) => {
    const before = known.get(name);
    if (!before) return [`added    ${kind} ${name}`];
    return Object.entries(value).flatMap(([field, to]) =>
      isDeepStrictEqual(before[field], to) ? [] : [`changed  ${kind} ${name}  ${field}`],
    );
  });
};

const byView = <T extends { texts: readonly { storeViewId: number }[] }>(one: T): T => ({
  ...one,
  texts: one.texts.toSorted((a, b) => a.storeViewId - b.storeViewId),
});

const contentLines = async (db: Db, { categories, pages, blocks }: Catalogue): Promise<readonly string[]> => {
  const named = <T extends { texts: readonly { storeViewId: number }[] }>(
    all: readonly T[],
    nameOf: (one: T) => string,
  ): readonly Named[] => all.map((one) => ({ name: nameOf(one), value: byView(one) }));
  const identifiers = (all: readonly { identifier: string }[]) => all.map(({ identifier }) => identifier);
  return [
    ...entityLines(
      'category',
      named(categories, ({ key }) => key),
      named(await storedCategories(db), ({ key }) => key),
    ),
    ...entityLines(
      'page',
      named(pages, ({ identifier }) => identifier),
      named(await storedPages(db, identifiers(pages)), ({ identifier }) => identifier),
    ),
    ...entityLines(
      'block',
      named(blocks, ({ identifier }) => identifier),
      named(await storedBlocks(db, identifiers(blocks)), ({ identifier }) => identifier),
    ),
  ];
};

async function* preview(
  platform: Platform,
  folder: string,
  scratch: Scratch,
  status: (text: string) => void,
): AsyncGenerator<string> {
  const { kysely } = platform.db;
  const given = await readCatalogue(folder, scratch, counterPathOf(platform.settings));
  const catalogue = { ...given, ...(await withOwnChanges(kysely, given)) };
  const { stores, products } = given;
  const batchSize = batchSizeOf(platform, false);
  await checkAddresses(kysely, { ...catalogue, views: stores.views, products }, batchSize);
  for (const note of describeNotes(given.warnings)) yield `  ${note}`;
  yield* await contentLines(kysely, catalogue);
  const categoryIds = new Map((await storedCategories(kysely)).map(({ key, id }) => [key, id]));
  const naming = namingOf({ views: stores.views, categoryIds });
  const keys = new Set(catalogue.categories.map(({ key }) => key));
  const startedAt = performance.now();
  let [done, changed] = [0, 0];
  for (const batch of products.batches(batchSize)) {
    const merged = await withOwnProducts(kysely, batch, keys);
    const { changes } = await productChanges(kysely, merged, naming);
    yield* changes.flatMap(linesOf);
    done += batch.length;
    changed += changes.length;
    status(progressText(done, products.length, performance.now() - startedAt));
  }
  yield `Nothing was written. A load would write ${changed} of ${products.length} products. Attributes, menus, prices of shipping, taxes and other settings are not compared.`;
}

/** Output of `catalogue:load --dry-run`: rows that a load would add, change and remove. */
export const previewCatalogue = (
  platform: Platform,
  folder: string,
  say: (line: string) => Promise<void>,
  status: (text: string) => void,
): Promise<void> =>
  asOnlyLoad(platform, async () => {
    const scratch = new Scratch(join(platform.settings.varDir, 'load'));
    try {
      for await (const line of preview(platform, folder, scratch, status)) await say(line);
    } finally {
      scratch.close();
    }
  });
