import { cartRoute, saveAddress, saveEmail } from '#commerce/cart/service.ts';
import type { CartHandler, CartSession } from '#commerce/cart/service.ts';
import { checkBillingAddress, checkedEmail, choosePayment, restAddressInput } from '#commerce/checkout/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { invalidPayment, refuseCardNumbers } from '#commerce/payment/service.ts';
import { orderCall, placeOrder } from './service.ts';

/** Keeps e-mail, billing address and payment as the body has them, in the transaction that checks the cart. */
const keepPayment =
  (context: CommerceContext, body: RestFields) =>
  async (session: CartSession): Promise<void> => {
    const method = body.neededObject('paymentMethod');
    const code = method.text('method');
    if (!code) throw invalidPayment();
    if (!context.customer) saveEmail(session, checkedEmail(body.text('email')));
    const billing = body.object('billingAddress');
    if (billing) await saveAddress(session, 'billing', checkBillingAddress(restAddressInput(billing)));
    choosePayment(context, session, { code, nonce: method.object('additionalData')?.text('paymentMethodNonce') });
  };

/** A customer is written to at the address of their account. */
const payAndOrder: CartHandler = async (context, maskedId, { body }) => {
  refuseCardNumbers(body);
  const fields = restFields(body);
  for (const name of context.customer ? ['paymentMethod'] : ['email', 'paymentMethod']) if (!fields.has(name)) throw requiredField(name);
  const call = orderCall(context, maskedId, 'payment-information', body);
  const { orderId } = await placeOrder(context, { ...call, storeView: 'stay', prepare: keepPayment(context, fields) });
  return String(orderId);
};

export const routes: readonly RestRoute[] = cartRoute('POST', '/payment-information', payAndOrder);
