import { addressOfRest } from '#commerce/address/wire.ts';
import type { EstimateInput } from '#commerce/address/types.ts';
import { cartRoute } from '#commerce/cart/rest-gate.ts';
import { restAddress, restTotals } from '#commerce/cart/rest-wire.ts';
import { issueReceiptKey, readCart } from '#commerce/cart/service.ts';
import type { CartModel } from '#commerce/cart/types.ts';
import { restShippingMethod } from '#commerce/cart/wire.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { refuseCardNumbers } from '#commerce/payment/service.ts';
import { informationOf, wrapAddressError } from './rest-shipping.ts';
import { estimateShipping, setShippingInformation } from './service.ts';
import { addressMissing } from './shipping-rules.ts';

const KEEP = { storeView: 'stay' } as const;

const paymentMethods = async (cart: CartModel) => (await cart.payments()).map(({ code, title }) => ({ code, title }));

const paymentDetails = async (context: CommerceContext, id: string) => {
  const cart = await readCart(context, id, KEEP);
  return { payment_methods: await paymentMethods(cart), totals: await restTotals(cart) };
};

const shippingMethods = async (context: CommerceContext, cart: CartModel, address: EstimateInput) =>
  (await estimateShipping(context, cart, address)).map(({ option, tax }) => restShippingMethod(option, tax));

export const routes: readonly RestRoute[] = [
  ...cartRoute('POST', '/estimate-shipping-methods', async (context, id, { body }) => {
    const address = addressOfRest(restFields(body).neededObject('address'));
    return shippingMethods(context, await readCart(context, id, KEEP), address);
  }),
  ...cartRoute('GET', '/shipping-methods', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    const { shipping } = (await cart.detail()).addresses;
    if (!shipping) throw addressMissing();
    return shippingMethods(context, cart, shipping);
  }),
  ...cartRoute('POST', '/shipping-information', async (context, id, { body }) => {
    refuseCardNumbers(body);
    const information = informationOf(restFields(body).neededObject('addressInformation'));
    await setShippingInformation(context, id, information, KEEP).catch((error: unknown) => {
      throw wrapAddressError(error);
    });
    issueReceiptKey(context);
    return paymentDetails(context, id);
  }),
  ...cartRoute('GET', '/payment-methods', async (context, id) => paymentMethods(await readCart(context, id, KEEP))),
  ...cartRoute('GET', '/payment-information', paymentDetails),
  ...cartRoute('GET', '/billing-address', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    return restAddress(cart, (await cart.detail()).addresses.billing);
  }),
];
