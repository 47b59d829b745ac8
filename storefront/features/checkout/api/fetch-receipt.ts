import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import type { Receipt } from '../types.ts';
import { GetPlacedOrderDocument } from './get-placed-order.graphql.ts';
import { receiptOf } from './wire.ts';

/** The receipt of the order a cart became, in the store view's language; undefined when there is none. */
export const fetchReceipt = async (commerce: CommerceClient, cartId: string): Promise<Receipt | undefined> => {
  const { placedOrder } = await commerce.query(GetPlacedOrderDocument, { cartId }, { noCache: true });
  return placedOrder ? receiptOf(placedOrder) : undefined;
};
