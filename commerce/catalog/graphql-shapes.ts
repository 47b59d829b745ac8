import type { CommerceContext } from '#commerce/platform/context.ts';
import { bringIn } from './answer-budget.ts';
import { productModel } from './configurable.ts';
import { currentSnapshot } from './snapshot.ts';
import type { ProductModel } from './types.ts';

/** The products of a page; one removed since the list was made is left out. */
export const productModels = async (
  { ids }: { ids: readonly number[] },
  _args: unknown,
  context: CommerceContext,
): Promise<ProductModel[]> => {
  const { products } = await currentSnapshot(context);
  return bringIn(context, ids).flatMap((id) => {
    const product = products.get(id);
    return product ? [productModel(product)] : [];
  });
};
