import { isSampleSku } from '#contract/samples.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { currentSnapshot } from './snapshot.ts';

/** Ids of products and categories with a page; a sample has the page of its product. */
export const openEntities = async (
  platform: Platform,
): Promise<{ products: ReadonlySet<number>; categories: ReadonlySet<number> }> => {
  const { products, categories } = await currentSnapshot(platform);
  const isOpen = ({ isEnabled, visibility, sku }: { isEnabled: boolean; visibility: number; sku: string }): boolean =>
    isEnabled && visibility > 1 && !isSampleSku(sku);
  return {
    products: new Set([...products].filter(([, product]) => isOpen(product)).map(([id]) => id)),
    categories: new Set([...categories].filter(([, { level }]) => level > 1).map(([id]) => id)),
  };
};
