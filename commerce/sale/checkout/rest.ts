import { destinationOf } from '#commerce/people/address/service.ts';
import { addressOfRest, givenAddressOfRest } from '#commerce/people/address/wire.ts';
import type { EstimateInput } from '#commerce/people/address/types.ts';
import { anyCartRoute, cartRoute, ownCartRoute } from '#commerce/sale/cart/rest-gate.ts';
import { restAddress, restTotals } from '#commerce/sale/cart/rest-wire.ts';
import { issueReceiptKey, readCart } from '#commerce/sale/cart/service.ts';
import type { CartModel } from '#commerce/sale/cart/types.ts';
import { restShippingMethod } from '#commerce/sale/cart/wire.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requireFields, restFields } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import { givenAddress, ownAddress } from './given-address.ts';
import { paymentChoice } from './payment-choice.ts';
import { pickupRoute } from './rest-pickup.ts';
import { informationOf, wrapAddressError } from './rest-shipping.ts';
import { estimateShipping, setBillingAddress, setPaymentMethod, setShippingInformation } from './service.ts';
import { addressMissing } from './shipping-rules.ts';

const KEEP = { storeView: 'stay' } as const;

const paymentMethods = async (cart: CartModel) => (await cart.payments()).map(({ code, title }) => ({ code, title }));

const paymentDetails = async (context: CommerceContext, id: string) => {
  const cart = await readCart(context, id, KEEP);
  return { payment_methods: await paymentMethods(cart), totals: await restTotals(cart) };
};

const shippingMethods = async (context: CommerceContext, cart: CartModel, address: EstimateInput) =>
  (await estimateShipping(context, cart, address)).map(({ option, price }) =>
    restShippingMethod(option, price, cart.row.currency),
  );

/** The totals for an unsaved address and method. An unknown method costs nothing, as on Magento. */
const totalsFor = async (context: CommerceContext, id: string, fields: RestFields) => {
  const destination = destinationOf(addressOfRest(fields.neededObject('address')), context.storeView.countries);
  const [carrierCode, methodCode] = [fields.text('shippingCarrierCode'), fields.text('shippingMethodCode')];
  const cart = await readCart(context, id, KEEP);
  const method = carrierCode && methodCode ? { carrierCode, methodCode } : null;
  const detail = await cart.detailFor({ destination, method });
  if (detail.lines.length === 0) throw new InputError('Totals calculation is not applicable to empty cart');
  return restTotals(cart, detail);
};

const noSuchAddress = (id: number) => (cause: CommerceError) =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    code: cause.code,
    parameters: { fieldName: 'addressId', fieldValue: id },
    cause,
  });

export const routes: readonly RestRoute[] = [
  pickupRoute,
  ...cartRoute('POST', '/totals-information', (context, id, { body }) =>
    totalsFor(context, id, restFields(body).neededObject('addressInformation')),
  ),
  ownCartRoute('POST', '/estimate-shipping-methods-by-address-id', async (context, id, { body }) => {
    const fields = restFields(body);
    requireFields(fields, ['addressId']);
    const addressId = fields.integer('addressId') ?? 0;
    const address = await ownAddress(context, addressId, noSuchAddress(addressId));
    return shippingMethods(context, await readCart(context, id, KEEP), address);
  }),
  ...anyCartRoute('POST', '/estimate-shipping-methods', async (context, id, { body }) => {
    const address = addressOfRest(restFields(body).neededObject('address'));
    return shippingMethods(context, await readCart(context, id, KEEP), address);
  }),
  ...cartRoute('GET', '/shipping-methods', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    const { shipping } = (await cart.detail()).addresses;
    if (!shipping) throw addressMissing();
    return shippingMethods(context, cart, shipping);
  }),
  ...anyCartRoute('POST', '/shipping-information', async (context, id, { body }) => {
    refuseCardNumbers(body);
    const information = await informationOf(context, restFields(body).neededObject('addressInformation'));
    await setShippingInformation(context, id, information, KEEP).catch((error: unknown) => {
      throw wrapAddressError(error);
    });
    issueReceiptKey(context);
    return paymentDetails(context, id);
  }),
  ...anyCartRoute('GET', '/payment-methods', async (context, id) => paymentMethods(await readCart(context, id, KEEP))),
  ...cartRoute('GET', '/payment-information', paymentDetails),
  ...cartRoute('GET', '/billing-address', async (context, id) => {
    const cart = await readCart(context, id, KEEP);
    return restAddress(cart, (await cart.detail()).addresses.billing);
  }),
  ...anyCartRoute('POST', '/billing-address', async (context, id, { body }) => {
    refuseCardNumbers(body);
    const fields = restFields(body);
    const given = givenAddressOfRest(fields.neededObject('address'));
    const change = {
      address: await givenAddress(context, given),
      isSaved: given.isSaved,
      isUsedForShipping: fields.flag('useForShipping'),
    };
    await setBillingAddress(context, id, change, KEEP);
    return (await (await readCart(context, id, KEEP)).detail()).addresses.billing?.id;
  }),
  ...cartRoute('GET', '/selected-payment-method', async (context, id) => {
    const { row } = await readCart(context, id, KEEP);
    const { paymentMethodCode: method, purchaseOrderNumber } = row;
    return method && { po_number: purchaseOrderNumber, method, additional_data: [] };
  }),
  // A cart has one payment: its id is the cart's.
  ...cartRoute('PUT', '/selected-payment-method', async (context, id, { body }) => {
    refuseCardNumbers(body);
    await setPaymentMethod(context, id, paymentChoice(restFields(body).neededObject('method')), KEEP);
    return (await readCart(context, id, KEEP)).row.number;
  }),
];
