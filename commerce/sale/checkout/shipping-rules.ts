import type { CartAddress, CartDetail } from '#commerce/sale/cart/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { findShippingOption, shippingProblem } from '#commerce/sale/shipping/rules.ts';
import type { ShippingMethodCode } from '#commerce/sale/shipping/types.ts';

export const addressMissing = (): InputError =>
  new InputError('The shipping address is missing. Set the address and try again.', {
    code: 'CART_ADDRESS_MISSING',
  });

/** Virtual products are taxed at the billing address. */
export const assertAddress = ({ addresses, isVirtual }: Pick<CartDetail, 'addresses' | 'isVirtual'>): void => {
  if (isVirtual && !addresses.billing)
    throw new InputError('The billing address is missing. Set the address and try again.', {
      code: 'CART_ADDRESS_MISSING',
    });
  if (!isVirtual && !addresses.shipping) throw addressMissing();
};

export const nothingToShip = (): NoSuchEntityError =>
  new NoSuchEntityError('Shipping address is not allowed on cart: cart contains no items for shipment.', {
    code: 'CART_NOTHING_TO_SHIP',
  });

export const virtualOnly = (): NoSuchEntityError =>
  new NoSuchEntityError('The Cart includes virtual product(s) only, so a shipping address is not used.', {
    code: 'CART_NOTHING_TO_SHIP',
  });

export const assertNotEmpty = ({ lines }: Pick<CartDetail, 'lines'>): void => {
  if (lines.length === 0)
    throw new InputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.", {
      code: 'CART_EMPTY',
    });
};

/** The shipping address, used for billing with `same_as_shipping`. */
export const shippingAddressOf = ({ addresses }: Pick<CartDetail, 'addresses'>): CartAddress => {
  if (!addresses.shipping)
    throw new InputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
  return addresses.shipping;
};

export type MaybeMethod = { [K in keyof ShippingMethodCode]: string | undefined };

/** A shipping method with both codes; throws when one is missing. */
export const requireMethod = ({ carrierCode, methodCode }: MaybeMethod): ShippingMethodCode => {
  if (!carrierCode || !methodCode)
    throw new NoSuchEntityError('The shipping method is missing. Select the shipping method and try again.', {
      code: 'SHIPPING_METHOD_UNAVAILABLE',
    });
  return { carrierCode, methodCode };
};

/** Magento's one way to pick up, at the place that the shipping address names: here each place is a way of its own. */
export const atPickupPlace = (
  method: ShippingMethodCode,
  address: Pick<CartAddress, 'pickupLocationCode'> | null | undefined,
): ShippingMethodCode =>
  method.carrierCode === 'instore' && method.methodCode === 'pickup' && address?.pickupLocationCode
    ? { ...method, methodCode: address.pickupLocationCode }
    : method;

/** Throws for a method not in the list. */
export const assertCanShip = (options: CartDetail['shippingOptions'], method: ShippingMethodCode): void => {
  const problem = shippingProblem(options, method);
  if (problem) throw new InputError(problem, { code: 'SHIPPING_METHOD_UNAVAILABLE' });
  if (!findShippingOption(options, method))
    throw new NoSuchEntityError('Carrier with such method not found: %1, %2', {
      code: 'SHIPPING_METHOD_UNAVAILABLE',
      parameters: [method.carrierCode.slice(0, 64), method.methodCode.slice(0, 64)],
    });
};

/** Throws when the shipping method is not available now. */
export const assertOffered = (
  detail: Pick<CartDetail, 'lines' | 'addresses' | 'shippingOptions' | 'isVirtual'>,
  method: ShippingMethodCode,
): void => {
  assertNotEmpty(detail);
  assertAddress(detail);
  assertCanShip(detail.shippingOptions, method);
};
