import { findSellable } from '#commerce/merchandise/catalog/service.ts';
import { GUEST_GROUP, isBoughtAsSuch } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { pickupPlaces } from '#commerce/sale/shipping/service.ts';
import { modelOf } from './open-cart.ts';
import { BLANK_ROW, quantityProblem, stockProblem } from './rules.ts';
import type { CartModel, CartRow } from './types.ts';

/** No saved cart has this id. */
const UNSAVED = 0;

const emptyRow = ({ storeView, currency, customer, clock }: CommerceContext): CartRow => ({
  ...BLANK_ROW,
  id: UNSAVED,
  number: UNSAVED,
  maskedId: '',
  storeViewId: storeView.id,
  currency,
  customerId: customer?.id ?? null,
  email: customer?.email ?? null,
  createdAt: clock.now(),
  updatedAt: clock.now(),
});

/** A cart with one product, which is not saved; undefined if this quantity of it cannot be ordered. */
export const productCart = async (
  context: CommerceContext,
  sku: string,
  quantity: number,
): Promise<CartModel | undefined> => {
  context.noStore();
  const { storeView: view, currency, customer } = context;
  const sellable = (await findSellable(context, context.db.kysely, [sku])).get(sku);
  if (!sellable || !isBoughtAsSuch(sellable.type) || quantityProblem(quantity)) return undefined;
  if (stockProblem(sellable, quantity, { currency, language: view.language })) return undefined;
  const item = { id: UNSAVED, productId: sellable.productId, quantity };
  return modelOf(
    context,
    { row: emptyRow(context), view, currency, groupId: customer?.groupId ?? GUEST_GROUP },
    await pickupPlaces(context),
    { items: [item], addresses: [] },
  );
};
