import { checkAddress, destinationOf } from '#commerce/address/service.ts';
import type { AddressInput, EstimateInput } from '#commerce/address/types.ts';
import { cargoOf, changeCart, saveAddress, saveEmail, savePaymentMethod, saveShippingMethod } from '#commerce/cart/service.ts';
import type { CartOptions, CartSession } from '#commerce/cart/service.ts';
import type { Address, CartModel } from '#commerce/cart/types.ts';
import { keepInBook } from '#commerce/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { isNonce, isPaymentMethod } from '#commerce/payment/service.ts';
import { findShippingOption, quoteShipping, shippingProblem } from '#commerce/shipping/service.ts';
import type { ShippingMethodCode, ShippingOption } from '#commerce/shipping/types.ts';
import { computeTaxes, currentTaxRates } from '#commerce/tax/service.ts';
import { checkedEmail, checkedNotes, pickupCode } from './rules.ts';

export const checkShippingAddress = (input: AddressInput): Address => checkAddress(input, 'Shipping address errors');
export const checkBillingAddress = (input: AddressInput): Address => checkAddress(input, 'An error occurred while processing the billing address.');

export { addressOf as restAddressInput } from './rest-address.ts';
export { checkedEmail } from './rules.ts';

const addressMissing = (): InputError => new InputError('The shipping address is missing. Set the address and try again.');

export const setGuestEmail = (context: CommerceContext, maskedId: string, email: string): Promise<void> =>
  changeCart(context, maskedId, async (session) => {
    if (session.row.customerId !== null) throw new InputError('The request is not allowed for logged in customers');
    saveEmail(session, checkedEmail(email));
  });

/** Keeps an address for the customer's next orders, when they wish it; a guest has no book. */
const keepForLater = async (context: CommerceContext, session: CartSession, address: Address, isKept = false): Promise<void> => {
  if (isKept && context.customer) await keepInBook(context, session.db, context.customer.id, address);
};

type ShippingAddressChange = { address: AddressInput; isKept?: boolean; notes?: string | null; pickupLocationCode?: string | null };

const keepShippingAddress = async (context: CommerceContext, session: CartSession, change: ShippingAddressChange): Promise<void> => {
  const { lines } = await session.price();
  if (lines.length === 0) throw new NoSuchEntityError('Shipping address is not allowed on cart: cart contains no items for shipment.');
  const address = checkShippingAddress(change.address);
  await saveAddress(session, 'shipping', address, { customerNotes: checkedNotes(change.notes), pickupLocationCode: pickupCode(change.pickupLocationCode) });
  await keepForLater(context, session, address, change.isKept);
};

export const setShippingAddress = (context: CommerceContext, maskedId: string, change: ShippingAddressChange): Promise<void> =>
  changeCart(context, maskedId, (session) => keepShippingAddress(context, session, change));

type BillingAddressChange = { address?: AddressInput | null; isKept?: boolean; isSameAsShipping?: boolean; isUsedForShipping?: boolean };

export const setBillingAddress = (context: CommerceContext, maskedId: string, change: BillingAddressChange): Promise<void> =>
  changeCart(context, maskedId, async (session) => {
    if (change.address) {
      const address = checkBillingAddress(change.address);
      await saveAddress(session, 'billing', address);
      await keepForLater(context, session, address, change.isKept);
      if (change.isUsedForShipping) await saveAddress(session, 'shipping', address);
      return;
    }
    const { shipping } = (await session.price()).addresses;
    if (!shipping) throw new InputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
    await saveAddress(session, 'billing', shipping);
  });

/** Chooses among the ways to ship that are offered now. */
const chooseShipping = async (session: CartSession, { carrierCode, methodCode }: ShippingMethodCode): Promise<void> => {
  const { lines, addresses, shippingOptions } = await session.price();
  if (lines.length === 0) throw new InputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.");
  if (!addresses.shipping) throw addressMissing();
  const problem = shippingProblem(shippingOptions, { carrierCode, methodCode });
  if (problem) throw new InputError(problem, { code: 'SHIPPING_METHOD_UNAVAILABLE' });
  if (!findShippingOption(shippingOptions, { carrierCode, methodCode })) {
    throw new NoSuchEntityError('Carrier with such method not found: %1, %2', { parameters: [carrierCode.slice(0, 64), methodCode.slice(0, 64)] });
  }
  saveShippingMethod(session, carrierCode, methodCode);
};

export const setShippingMethod = (context: CommerceContext, maskedId: string, method: ShippingMethodCode): Promise<void> =>
  changeCart(context, maskedId, (session) => chooseShipping(session, method));

/** Keeps a payment method with its nonce inside the caller's session. */
export const choosePayment = (context: CommerceContext, session: CartSession, { code, nonce }: { code: string; nonce?: string | null }): void => {
  if (!isPaymentMethod(code)) throw new InputError('The requested Payment Method is not available.', { code: 'PAYMENT_METHOD_UNAVAILABLE' });
  savePaymentMethod(session, code, nonce && isNonce(context, nonce) ? nonce : null);
};

export const setPaymentMethod = (context: CommerceContext, maskedId: string, payment: { code: string; nonce: string }): Promise<void> =>
  changeCart(context, maskedId, async (session) => {
    if (!(await session.price()).addresses.shipping) throw addressMissing();
    choosePayment(context, session, payment);
  });

export type ShippingInformation = { shipping?: AddressInput; billing?: AddressInput; method: ShippingMethodCode };

/** Addresses and way to ship in one step; nothing is kept when any of it fails. */
export const setShippingInformation = (context: CommerceContext, maskedId: string, information: ShippingInformation, options?: CartOptions): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (session) => {
      const { lines } = await session.price();
      if (lines.length === 0) throw new InputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.");
      if (!information.shipping?.countryId) throw addressMissing();
      await keepShippingAddress(context, session, { address: information.shipping });
      if (information.billing) await saveAddress(session, 'billing', checkBillingAddress(information.billing));
      if (!information.method.carrierCode || !information.method.methodCode) {
        throw new NoSuchEntityError('The shipping method is missing. Select the shipping method and try again.');
      }
      await chooseShipping(session, information.method);
    },
    options,
  );

export type ShippingEstimate = { option: ShippingOption; /** Minor units. */ tax: number };

/** Ways to ship the cart to a place, with their tax; nothing is kept. An empty cart has none. */
export const estimateShipping = async (context: CommerceContext, cart: CartModel, input: EstimateInput): Promise<readonly ShippingEstimate[]> => {
  const { db, clock } = context;
  const destination = destinationOf(input);
  const { lines } = await cart.detail();
  if (lines.length === 0) return [];
  const request = { destination, cargo: cargoOf(lines), currency: cart.currency, language: cart.view.language };
  const rates = await currentTaxRates(db.kysely, destination, clock.now());
  return (await quoteShipping(db.kysely, request, cart.places)).map((option) => ({ option, tax: computeTaxes([], option.amount, rates).shippingTotal }));
};
