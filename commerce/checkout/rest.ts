import type { EstimateInput } from '#commerce/address/types.ts';
import { cartRoute, readCart, restAddress, restShippingMethod, restTotals } from '#commerce/cart/service.ts';
import type { CartModel } from '#commerce/cart/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { paymentMethods, refuseCardNumbers } from '#commerce/payment/service.ts';
import { addressOf } from './rest-address.ts';
import { estimateShipping, setShippingInformation } from './service.ts';

const KEEP = { storeView: 'stay' } as const;

const paymentMethodsOf = (cart: CartModel) => paymentMethods(cart.view.language).map(({ code, title }) => ({ code, title }));

const paymentDetails = async (context: CommerceContext, id: string) => {
  const cart = await readCart(context, id, KEEP);
  return { payment_methods: paymentMethodsOf(cart), totals: await restTotals(cart) };
};

/** Magento wraps what is wrong with an address; the parts keep their own words. */
const notSaved = (error: unknown): unknown => {
  if (!(error instanceof CommerceError) || !isAddressError(error)) return error;
  const parts = error.errors.length > 0 ? error.errors : [error];
  return new InputError('The shipping information was unable to be saved. Error: "%message"', {
    code: error.code,
    parameters: { message: parts.map(({ message }) => message).join(' ') },
    errors: parts,
    cause: error,
  });
};

const isAddressError = (error: CommerceError): boolean => error.errors.length > 0 || (error.code?.startsWith('ADDRESS_') ?? false);

const keepShippingInformation = async (context: CommerceContext, id: string, information: RestFields): Promise<void> => {
  const shipping = information.object('shippingAddress');
  const billing = information.object('billingAddress');
  await setShippingInformation(
    context,
    id,
    {
      shipping: shipping && addressOf(shipping),
      billing: billing && addressOf(billing),
      method: { carrierCode: information.text('shippingCarrierCode') ?? '', methodCode: information.text('shippingMethodCode') ?? '' },
    },
    KEEP,
  );
};

const shippingMethods = async (context: CommerceContext, cart: CartModel, address: EstimateInput) =>
  (await estimateShipping(context, cart, address)).map(({ option, tax }) => restShippingMethod(option, tax));

export const routes: readonly RestRoute[] = [
  ...cartRoute('POST', '/estimate-shipping-methods', async (context, id, { body }) => {
    const address = addressOf(restFields(body).neededObject('address'));
    return shippingMethods(context, await readCart(context, id, KEEP), address);
  }),
  ...cartRoute('GET', '/shipping-methods', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    const { shipping } = (await cart.detail()).addresses;
    if (!shipping) throw new InputError('The shipping address is missing. Set the address and try again.');
    return shippingMethods(context, cart, shipping);
  }),
  ...cartRoute('POST', '/shipping-information', async (context, id, { body }) => {
    refuseCardNumbers(body);
    await keepShippingInformation(context, id, restFields(body).neededObject('addressInformation')).catch((error: unknown) => {
      throw notSaved(error);
    });
    return paymentDetails(context, id);
  }),
  ...cartRoute('GET', '/payment-methods', async (context, id) => paymentMethodsOf(await readCart(context, id, KEEP))),
  ...cartRoute('GET', '/payment-information', paymentDetails),
  ...cartRoute('GET', '/billing-address', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    return restAddress(cart, (await cart.detail()).addresses.billing);
  }),
];
