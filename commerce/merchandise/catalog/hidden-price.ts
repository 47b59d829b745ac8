import type { HiddenPriceReason } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { whyPriceHidden } from './hidden-price-rules.ts';
import { currentSnapshot } from './snapshot.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import { GUEST_GROUP } from './types.ts';

/** Why the caller sees no price of a product; null if it is shown or the product is unknown. */
export const hiddenPriceReason = async (context: CommerceContext, sku: string): Promise<HiddenPriceReason | null> => {
  const { productIdBySku } = await currentSnapshot(context);
  const catalog = await taggedCatalog(context);
  const id = productIdBySku.get(sku.toLowerCase());
  const product = id === undefined ? undefined : catalog.product(id);
  return product?.isEnabled ? whyPriceHidden(product.hidesPriceFrom, context.customer?.groupId ?? GUEST_GROUP) : null;
};
