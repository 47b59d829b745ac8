import { cartRoute } from '#commerce/cart/rest-gate.ts';
import type { CartHandler } from '#commerce/cart/rest-gate.ts';
import { saveAddress, saveEmail } from '#commerce/cart/service.ts';
import type { CartSession } from '#commerce/cart/service.ts';
import { choosePayment } from '#commerce/checkout/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { refuseCardNumbers } from '#commerce/payment/service.ts';
import { checkArguments, paymentOf } from './rest-payment.ts';
import { orderCall, placeOrder } from './service.ts';

/** Saves e-mail, billing address and payment of the body, in the transaction that checks the cart. */
const keepPayment =
  (context: CommerceContext, body: RestFields) =>
  async (session: CartSession): Promise<void> => {
    const { code, nonce, purchaseOrder, email, billing } = paymentOf(body, !context.customer);
    if (email) saveEmail(session, email);
    if (billing) await saveAddress(session, 'billing', billing);
    choosePayment(context, session, { code, nonce, purchaseOrder });
  };

const payAndOrder: CartHandler = async (context, maskedId, { body }) => {
  refuseCardNumbers(body);
  const fields = restFields(body);
  checkArguments(fields, !context.customer);
  const call = orderCall(context, maskedId, 'payment-information', body);
  const { number } = await placeOrder(context, { ...call, storeView: 'stay', prepare: keepPayment(context, fields) });
  return number;
};

export const routes: readonly RestRoute[] = cartRoute('POST', '/payment-information', payAndOrder);
