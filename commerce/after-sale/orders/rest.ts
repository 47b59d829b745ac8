import { PHOTOS_PATH } from '#contract/returns.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { anyCartRoute, cartRoute } from '#commerce/sale/cart/rest-gate.ts';
import type { CartHandler } from '#commerce/sale/cart/rest-gate.ts';
import { saveEmail } from '#commerce/sale/cart/service.ts';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import {
  agreedIn,
  choosePayment,
  saveBillingAddress,
  paymentChoice,
  setPaymentMethod,
} from '#commerce/sale/checkout/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import { noticeRoutes } from './rest-notices.ts';
import { uploadPhoto } from './returns/photos.ts';
import { checkArguments, paymentOf } from './rest-payment.ts';
import type { PaymentInformation } from './rest-payment.ts';
import { orderCall, placeOrder } from './service.ts';

const KEEP = { storeView: 'stay' } as const;

const readPayment = (context: CommerceContext, body: unknown): Promise<PaymentInformation> => {
  refuseCardNumbers(body);
  const fields = restFields(body);
  checkArguments(fields, !context.customer);
  return paymentOf(context, fields);
};

/** Saves e-mail and billing address of the body, in the transaction that checks the cart. */
const savePayer =
  ({ email, billing, isSaved }: PaymentInformation) =>
  async (cart: LockedCart): Promise<void> => {
    if (email) await saveEmail(cart, email);
    if (billing) await saveBillingAddress(cart, { address: billing, isSaved });
  };

const setPayment: CartHandler = async (context, maskedId, { body }) => {
  const information = await readPayment(context, body);
  await setPaymentMethod(context, maskedId, information.payment, { ...KEEP, prepare: savePayer(information) });
  return true;
};

const totalNeeded = (): InputError =>
  new InputError('The X-Expected-Total is required to pay by a link.', { code: 'EXPECTED_TOTAL_INVALID' });

const payAndOrder: CartHandler = async (context, maskedId, { body }) => {
  const information = await readPayment(context, body);
  const call = orderCall(context, maskedId, 'payment-information', body);
  const beforePricing = async (cart: LockedCart): Promise<void> => {
    // With a payment link, staff have entered the email and addresses.
    if (!cart.isByLink) await savePayer(information)(cart);
    else if (!call.expected) throw totalNeeded();
    await choosePayment(context, cart, information.payment);
  };
  return (await placeOrder(context, { ...call, ...KEEP, isPayment: true, beforePricing, agreed: information.agreed }))
    .number;
};

/** Orders a complete cart; the payment method may be part of the request. */
const order: CartHandler = async (context, maskedId, { body }) => {
  refuseCardNumbers(body);
  const given = restFields(body).object('paymentMethod');
  const payment = given && paymentChoice(given);
  const call = orderCall(context, maskedId, 'order', body);
  const beforePricing = async (cart: LockedCart): Promise<void> => {
    if (payment) await choosePayment(context, cart, payment);
  };
  return (await placeOrder(context, { ...call, ...KEEP, beforePricing, agreed: agreedIn(given) })).number;
};

export const routes: readonly RestRoute[] = [
  ...cartRoute('POST', '/payment-information', payAndOrder),
  ...cartRoute('POST', '/set-payment-information', setPayment),
  ...anyCartRoute('PUT', '/order', order),
  ...noticeRoutes,
  // An extension of this shop: a photograph is a file as the body of a request, not a form.
  {
    method: 'POST',
    path: PHOTOS_PATH,
    takesBytes: true,
    handle: (context, { body }) => {
      if (!(body instanceof Uint8Array)) throw new InputError('The body must be application/octet-stream.');
      return uploadPhoto(context, body);
    },
  },
];
