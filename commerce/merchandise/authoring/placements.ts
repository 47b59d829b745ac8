import { storedSku } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { changeProduct } from './products.ts';

/** Puts a product into a category at a position; null removes it. */
export const setCategoryPosition = async (
  context: CommerceContext,
  given: string,
  categoryId: number,
  position: number | null,
  by: string,
): Promise<void> => {
  const key = `#${categoryId}`;
  const apply = (product: ProductInput): ProductInput => {
    const others = product.categoryKeys.flatMap((each, index) =>
      each === key ? [] : [{ key: each, position: product.categoryPositions?.[index] ?? 0 }],
    );
    const all = position === null ? others : [...others, { key, position }];
    return {
      ...product,
      categoryKeys: all.map((one) => one.key),
      categoryPositions: all.map((one) => one.position),
    };
  };
  const sku = await storedSku(context.db.kysely, given);
  return changeProduct(context, sku, { field: 'categories', apply }, { by });
};
