import type { CommerceContext } from '#commerce/platform/context.ts';
import { countEntities } from './response-budget.ts';
import { productModel } from './configurable.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import type { ProductModel } from './types.ts';

/** The products of a page, except those removed since the list was made. */
export const productModels = async (
  { ids }: { ids: readonly number[] },
  _args: unknown,
  context: CommerceContext,
): Promise<ProductModel[]> => {
  const catalog = await taggedCatalog(context);
  return countEntities(context, ids).flatMap((id) => {
    const product = catalog.product(id);
    return product ? [productModel(product)] : [];
  });
};
