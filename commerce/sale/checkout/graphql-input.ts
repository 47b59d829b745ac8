import { addressOfGraphql } from '#commerce/people/address/wire.ts';
import type { AddressInput, EstimateInput } from '#commerce/people/address/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type {
  CartAddressInput,
  EstimateTotalsInput,
  SetBillingAddressOnCartInput,
  SetGuestEmailOnCartInput,
  SetShippingAddressesOnCartInput,
  SetShippingMethodsOnCartInput,
} from '#contract/generated/schema-types.ts';

/** Magento's checks of arguments before the cart is opened; each throws an InputError with Magento's message. */
type Given<T> = T | null | undefined;

const needed = <T>(value: Given<T>, name: string, end = ''): NonNullable<T> => {
  if (!value) throw new InputError(`Required parameter "${name}" is missing${end}`);
  return value;
};

/** The single entry of a list; Magento refuses a second. */
const singleEntry = <T>(list: Given<readonly Given<T>[]>, name: string): NonNullable<T> => {
  const [first, ...others] = list ?? [];
  const one = needed(first, name);
  if (others.length > 0) throw new InputError(`You cannot specify multiple ${name.replace('_', ' ')}.`);
  return one;
};

/** A new address, or one of the address book. `isSaved`: the order adds the new address to the book. */
export type AddressChoice = { given: AddressInput; isSaved: boolean } | { bookId: number };

const addressOf = (input: CartAddressInput): AddressInput => ({
  ...addressOfGraphql(input),
  region: input.region,
  regionId: input.region_id,
});

const choiceOf = (
  kind: string,
  { address, customer_address_id: bookId }: { address?: Given<CartAddressInput>; customer_address_id?: Given<number> },
): AddressChoice | undefined => {
  if (address && bookId)
    throw new InputError(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`);
  if (address) return { given: addressOf(address), isSaved: address.save_in_address_book ?? true };
  return bookId ? { bookId } : undefined;
};

export const guestEmailIn = (input: Given<SetGuestEmailOnCartInput>) => ({
  cartId: needed(input?.cart_id, 'cart_id'),
  email: needed(input?.email, 'email'),
});

export const shippingAddressIn = (input: Given<SetShippingAddressesOnCartInput>) => {
  const cartId = needed(input?.cart_id, 'cart_id');
  const first = singleEntry(input?.shipping_addresses, 'shipping_addresses');
  const choice = choiceOf('shipping', first);
  if (!choice) throw new InputError('The shipping address must contain either "customer_address_id" or "address".');
  return { cartId, choice, notes: first.customer_notes, pickupLocationCode: first.pickup_location_code };
};

/** Without a choice the billing address is the shipping address. */
export const billingAddressIn = (input: Given<SetBillingAddressOnCartInput>) => {
  const cartId = needed(input?.cart_id, 'cart_id');
  const billing = needed(input?.billing_address, 'billing_address');
  const given = choiceOf('billing', billing);
  // Whatever else is given then counts for nothing.
  if (billing.same_as_shipping) return { cartId, choice: undefined, isUsedForShipping: false };
  if (!given)
    throw new InputError(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
  return { cartId, choice: given, isUsedForShipping: billing.use_for_shipping ?? false };
};

export const shippingMethodIn = (input: Given<SetShippingMethodsOnCartInput>) => {
  const cartId = needed(input?.cart_id, 'cart_id');
  const first = singleEntry(input?.shipping_methods, 'shipping_methods');
  return {
    cartId,
    carrierCode: needed(first.carrier_code, 'carrier_code', '.'),
    methodCode: needed(first.method_code, 'method_code', '.'),
  };
};

type Estimate = { cartId: string; place: EstimateInput; method: { carrierCode: string; methodCode: string } | null };

export const estimateIn = ({ cart_id, address, shipping_method: chosen }: EstimateTotalsInput): Estimate => {
  const cartId = needed(cart_id, 'cart_id');
  const { country_code: countryId, postcode, region } = address;
  const { region: name, region_code: regionCode, region_id: regionId } = region ?? {};
  if (region && !name && !regionCode && !regionId) throw new InputError('Missing parameter(s) for region input');
  const method = chosen ? { carrierCode: chosen.carrier_code, methodCode: chosen.method_code } : null;
  return { cartId, place: { countryId, postcode, region: name, regionCode, regionId }, method };
};
