import type { Language } from '#contract/languages.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { Receipt } from '../types.ts';
import { PlaceOrderDocument } from './place-order.graphql.ts';
import { receiptOfPlaced } from './placed-order.ts';
import { SetPaymentMethodDocument } from './set-payment-method.graphql.ts';

type Payment = { method: string; purchaseOrder?: string | undefined };

/**
 * Places the order by GraphQL, which returns the order's number; REST returns Magento's id. Rejects with the error.
 */
export const placeByGraphql = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  cartId: string,
  { method, purchaseOrder }: Payment,
  { language, isTaxIncluded }: { language: Language; isTaxIncluded: boolean },
): Promise<Receipt> => {
  const payment = { code: method, ...(purchaseOrder === undefined ? {} : { purchase_order_number: purchaseOrder }) };
  await commerce.mutate(SetPaymentMethodDocument, { cartId, payment }, { isIdempotent: true });
  const { placeOrder } = await commerce.mutate(PlaceOrderDocument, { cartId });
  if (!placeOrder?.orderV2)
    throw new GraphqlError((placeOrder?.errors ?? []).flatMap((error) => (error ? [{ ...error }] : [])));
  return receiptOfPlaced(placeOrder.orderV2, language, isTaxIncluded);
};
