import type { Shipments } from '#contract/later.ts';
import { checkAddress, destinationOf, isSameAddress } from '#commerce/people/address/service.ts';
import type { Address, AddressInput, EstimateInput } from '#commerce/people/address/types.ts';
import {
  asCharged,
  consignmentOf,
  changeCart,
  paymentContext,
  saveAddress,
  saveEmail,
  savePaymentMethod,
  saveShippingMethod,
  saveSiteAccess,
  saveSplit,
  shippingPrice,
} from '#commerce/sale/cart/service.ts';
import type { CartOptions, LockedCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail, CartModel } from '#commerce/sale/cart/types.ts';
import { memberOf } from '#commerce/people/company/service.ts';
import { saveToBook } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import {
  isNonce,
  isOffered,
  isOnAccount,
  isPaymentMethod,
  methodUnavailable,
  purchaseOrderNumber,
} from '#commerce/sale/payment/service.ts';
import {
  accessQuestionsOf,
  quoteShipping,
  shippingRates,
  type AccessQuestion,
} from '#commerce/sale/shipping/service.ts';
import type { ShippingMethodCode, ShippingOption } from '#commerce/sale/shipping/types.ts';
import { assertCredit } from '#commerce/sale/trade/service.ts';
import { priceAt, taxTerms } from '#commerce/sale/tax/service.ts';
import type { NetAndGross } from '#commerce/sale/tax/types.ts';
import { checkedEmail, cleanNotes, pickupCode } from './rules.ts';
import {
  addressMissing,
  assertAddress,
  assertCanShip,
  assertNotEmpty,
  assertOffered,
  atPickupPlace,
  requireMethod,
  nothingToShip,
  virtualOnly,
  shippingAddressOf,
} from './shipping-rules.ts';
import type { PaymentChoice } from './payment-choice.ts';
import type { MaybeMethod } from './shipping-rules.ts';

/** Validates an address for an estimate: the telephone number may be missing. */
export const checkShippingAddress = (input: AddressInput, sold: readonly string[]): Address =>
  checkAddress(input, 'Shipping address errors', { sold, isTelephoneLater: true });
export const checkBillingAddress = (input: AddressInput, sold: readonly string[]): Address =>
  checkAddress(input, 'An error occurred while processing the billing address.', { sold });

export { agreedIn, agreementOf, finalSaleWords } from './agreements.ts';
export type { Agreement } from './agreements.ts';
export { checkedEmail } from './rules.ts';
export { awaitedWords, laterWords } from './later-words.ts';
export { givenAddress } from './given-address.ts';
export { paymentChoice } from './payment-choice.ts';
export type { PaymentChoice } from './payment-choice.ts';

export const setGuestEmail = (context: CommerceContext, maskedId: string, email: string): Promise<void> =>
  changeCart(context, maskedId, async (cart) => {
    if (cart.row.customerId !== null) throw new InputError('The request is not allowed for logged in customers');
    await saveEmail(cart, checkedEmail(email));
  });

/** Saves the cart's addresses in the customer's address book once there is an order, as in Magento. */
export const saveForNextOrders = async (
  context: CommerceContext,
  { db, row }: LockedCart,
  { shipping, billing }: CartDetail['addresses'],
): Promise<void> => {
  const { customerId } = row;
  if (customerId === null) return;
  const save = (address: Address, isShipping: boolean, isBilling: boolean): Promise<void> =>
    saveToBook(context, db, customerId, address, { isShipping, isBilling });
  if (shipping?.isSaved) await save(shipping, true, !billing?.isSaved || isSameAddress(shipping, billing));
  if (billing?.isSaved) await save(billing, false, true);
};

type ShippingAddressChange = {
  address: AddressInput;
  isSaved?: boolean | undefined;
  notes?: string | null;
  pickupLocationCode?: string | null | undefined;
};

const saveShippingAddress = async (cart: LockedCart, change: ShippingAddressChange): Promise<void> => {
  const { lines, isVirtual } = await cart.price();
  if (lines.length === 0 || isVirtual) throw nothingToShip();
  const address = checkShippingAddress(change.address, cart.view.countries);
  await saveAddress(cart, 'shipping', address, {
    customerNotes: cleanNotes(change.notes),
    pickupLocationCode: pickupCode(change.pickupLocationCode),
    isSaved: change.isSaved ?? false,
  });
};

export const setShippingAddress = (
  context: CommerceContext,
  maskedId: string,
  change: ShippingAddressChange,
): Promise<void> => changeCart(context, maskedId, (cart) => saveShippingAddress(cart, change));

type BillingAddressChange = { address: AddressInput; isSaved?: boolean; isUsedForShipping?: boolean };

/** Saves a billing address for a locked cart. */
export const saveBillingAddress = async (
  cart: LockedCart,
  { address: input, isSaved }: Pick<BillingAddressChange, 'address' | 'isSaved'>,
): Promise<Address> => {
  const address = checkBillingAddress(input, cart.view.countries);
  await saveAddress(cart, 'billing', address, { isSaved: isSaved ?? false });
  return address;
};

/** By default the billing address is the shipping address. */
export const setBillingAddress = (
  context: CommerceContext,
  maskedId: string,
  change?: BillingAddressChange,
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      if (!change) return saveAddress(cart, 'billing', shippingAddressOf(await cart.price()));
      const address = await saveBillingAddress(cart, change);
      if (change.isUsedForShipping && !(await cart.price()).isVirtual) await saveAddress(cart, 'shipping', address);
    },
    options,
  );

/** Selects one of the shipping methods available now. */
const chooseShipping = async (cart: LockedCart, given: ShippingMethodCode): Promise<void> => {
  const detail = await cart.price();
  const method = atPickupPlace(given, detail.addresses.shipping);
  assertOffered(detail, method);
  await saveShippingMethod(cart, method.carrierCode, method.methodCode);
};

export const setShippingMethod = (
  context: CommerceContext,
  maskedId: string,
  method: ShippingMethodCode,
): Promise<void> => changeCart(context, maskedId, (cart) => chooseShipping(cart, method));

/** Saves payment method and nonce for a locked cart. */
export const choosePayment = async (
  context: CommerceContext,
  cart: LockedCart,
  { code, nonce, isCardSaved = false, purchaseOrder }: PaymentChoice,
): Promise<void> => {
  if (!isPaymentMethod(code)) throw methodUnavailable();
  await savePaymentMethod(cart, {
    code,
    nonce: nonce && isNonce(context, code, nonce) ? nonce : null,
    isCardSaved,
    purchaseOrderNumber: purchaseOrderNumber(code, purchaseOrder),
  });
};

/** Throws if the order exceeds the buyer's free credit. Placing the order checks again with a lock. */
const assertFree = async ({ db, row, groupId, currency, now, view }: LockedCart, amount: number): Promise<void> => {
  const { customerId } = row;
  const companyId = (await memberOf(db, customerId))?.companyId ?? null;
  await assertCredit(db, { customerId, companyId, groupId, currency }, { amount, now, view });
};

/** Saves a payment method offered for the cart as it is now; `prepare` may change it before. */
export const setPaymentMethod = (
  context: CommerceContext,
  maskedId: string,
  payment: PaymentChoice,
  options?: CartOptions & { prepare?: (cart: LockedCart) => Promise<void> },
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      await options?.prepare?.(cart);
      const detail = await cart.price();
      assertAddress(detail);
      await choosePayment(context, cart, payment);
      if (!(await isOffered(context, cart.db, payment.code, paymentContext(cart, detail)))) throw methodUnavailable();
      if (isOnAccount(payment.code)) await assertFree(cart, detail.totals.grandTotal);
    },
    options,
  );

export type ShippingInformation = {
  shipping: AddressInput | undefined;
  /** Saves the shipping address in the customer's book. */
  isSaved?: boolean | undefined;
  pickupLocationCode?: string | undefined;
  billing: AddressInput | undefined;
  method: MaybeMethod;
};

/** Sets addresses and shipping method in one transaction. */
export const setShippingInformation = (
  context: CommerceContext,
  maskedId: string,
  information: ShippingInformation,
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      const { shipping, isSaved, pickupLocationCode, billing, method } = information;
      const before = await cart.price();
      assertNotEmpty(before);
      if (before.isVirtual) throw virtualOnly();
      if (!shipping?.countryId) throw addressMissing();
      await saveShippingAddress(cart, { address: shipping, isSaved, pickupLocationCode });
      if (billing) await saveAddress(cart, 'billing', checkBillingAddress(billing, cart.view.countries));
      await chooseShipping(cart, requireMethod(method));
    },
    options,
  );

export type ShippingEstimate = { option: ShippingOption; price: NetAndGross };

/** Shipping methods to a destination, with tax, without saving anything. None for an empty cart. */
export const estimateShipping = async (
  context: CommerceContext,
  cart: CartModel,
  input: EstimateInput,
  isSplit = cart.row.isSplit,
): Promise<readonly ShippingEstimate[]> => {
  const { db, clock } = context;
  const destination = destinationOf(input, cart.view.countries);
  const { lines, isVirtual, discounting } = await cart.detail();
  if (lines.length === 0 || isVirtual) return [];
  const terms = await taxTerms(db.kysely, cart.view, destination, clock.now(), cart.row.customerId);
  const request = {
    destination,
    ...consignmentOf(lines, isSplit),
    currency: cart.currency,
    language: cart.view.language,
    access: cart.row.siteAccess,
    priceThere: (amount: number) => priceAt(amount, terms, 'shipping'),
    now: clock.now(),
  };
  const zoneRates = await shippingRates(db.kysely, destination, cart.currency);
  return (await quoteShipping(db.kysely, request, cart.places, zoneRates))
    .map((option) => asCharged(option, discounting))
    .map((option) => ({ option, price: shippingPrice(option, terms) }));
};

/** The cart as it would be at a destination, and with a way to ship offered there. Nothing is saved. */
export const estimateTotals = async (
  cart: CartModel,
  input: EstimateInput,
  method: ShippingMethodCode | null,
): Promise<CartModel> => {
  const detail = await cart.detailFor({ destination: destinationOf(input, cart.view.countries), method });
  if (method) assertCanShip(detail.shippingOptions, method);
  return { ...cart, detail: () => Promise.resolve(detail) };
};

export type SiteAccessAnswer = AccessQuestion & { isChosen: boolean };

/** Delivery questions for freight with their answers and the surcharge that each adds; empty without freight. */
export const siteAccessOf = async (context: CommerceContext, cart: CartModel): Promise<readonly SiteAccessAnswer[]> => {
  const { shippingOptions, deliveryTerms, discounting } = await cart.detail();
  const request = { currency: cart.currency, language: cart.view.language };
  return (await accessQuestionsOf(context.db.kysely, shippingOptions, request)).map((question) => ({
    ...question,
    amount: asCharged(
      { carrierCode: 'freight', amount: priceAt(question.amount, deliveryTerms, 'shipping') },
      discounting,
    ).amount,
    isChosen: cart.row.siteAccess.includes(question.code),
  }));
};

/** Chooses one shipment or two for a cart with units that come later. */
export const setShipments = (context: CommerceContext, maskedId: string, shipments: Shipments): Promise<void> =>
  changeCart(context, maskedId, (cart) => saveSplit(cart, shipments === 'APART'));

/** Replaces the answers to the delivery questions. */
export const setSiteAccess = (
  context: CommerceContext,
  maskedId: string,
  access: readonly string[],
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      const { shippingOptions } = await cart.price();
      const request = { currency: cart.currency, language: cart.view.language };
      const requested = await accessQuestionsOf(cart.db, shippingOptions, request);
      if (access.some((code) => !requested.some((question) => question.code === code)))
        throw new InputError('This is not a question about the delivery address.', { code: 'SITE_ACCESS_UNKNOWN' });
      await saveSiteAccess(cart, [...new Set(access)]);
    },
    options,
  );
