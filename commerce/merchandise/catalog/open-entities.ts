import { isSampleSku } from '#contract/samples.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { readCategoryChanges, readProductFacts } from './page-facts-store.ts';
import { currentSnapshot } from './snapshot.ts';

/** A page in a site map. Pictures are paths under media/catalog/product. */
export type PageFacts = { changedAt: Date | undefined; pictures: readonly string[] };

const NO_FACTS: PageFacts = { changedAt: undefined, pictures: [] };

/** Products and categories with a page, by id; a sample has the page of its product. */
export const openEntities = async (
  platform: Platform,
): Promise<{ products: ReadonlyMap<number, PageFacts>; categories: ReadonlyMap<number, PageFacts> }> => {
  const { kysely } = platform.db;
  const { products, categories } = await currentSnapshot(platform);
  const facts = new Map((await readProductFacts(kysely)).map((row) => [row.id, row]));
  const changes = new Map((await readCategoryChanges(kysely)).map(({ id, changedAt }) => [id, changedAt]));
  const isOpen = ({ isEnabled, visibility, sku }: { isEnabled: boolean; visibility: number; sku: string }): boolean =>
    isEnabled && visibility > 1 && !isSampleSku(sku);
  const openProducts = [...products].filter(([, product]) => isOpen(product));
  const openCategories = [...categories].filter(([, { level }]) => level > 1);
  return {
    products: new Map(openProducts.map(([id]) => [id, facts.get(id) ?? NO_FACTS])),
    categories: new Map(openCategories.map(([id]) => [id, { changedAt: changes.get(id), pictures: [] }])),
  };
};
