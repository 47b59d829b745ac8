import type { AddressInput } from '#commerce/address/types.ts';
import { availableMethodOf, readCart } from '#commerce/cart/service.ts';
import type { CartAddressInput } from '#contract/generated/schema-types.ts';
import { bookAddress } from '#commerce/customer/service.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { refuseCardNumbers } from '#commerce/payment/service.ts';
import { estimateShipping, setBillingAddress, setGuestEmail, setPaymentMethod, setShippingAddress, setShippingMethod } from './service.ts';

const needed = (value: string | null | undefined, name: string, end = ''): string => {
  if (!value) throw new InputError(`Required parameter "${name}" is missing${end}`);
  return value;
};

const addressOf = (input: CartAddressInput): AddressInput => ({
  firstname: input.firstname,
  lastname: input.lastname,
  company: input.company,
  street: input.street,
  city: input.city,
  region: input.region,
  regionId: input.region_id,
  postcode: input.postcode,
  countryId: input.country_code,
  telephone: input.telephone,
});

/** What was entered, or the address of the customer's book; `isKept` when it shall go there. */
const chosenAddress = async (context: CommerceContext, given: CartAddressInput | null | undefined, bookId: number | null | undefined) => {
  if (!given) return { address: await bookAddress(context, bookId ?? 0) };
  return { address: addressOf(given), isKept: given.save_in_address_book ?? false };
};

/** Changes the cart, then answers it as it is now; input that holds a card number goes no further. */
const changed = async (context: CommerceContext, input: unknown, cartId: string, change: () => Promise<void>) => {
  refuseCardNumbers(input);
  await change();
  return { cart: await readCart(context, cartId) };
};

export const resolvers = {
  Mutation: {
    setGuestEmailOnCart: (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      const email = needed(input?.email, 'email');
      return changed(context, input, id, () => setGuestEmail(context, id, email));
    },
    setShippingAddressesOnCart: (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      const [first, ...others] = input?.shipping_addresses ?? [];
      if (!first) throw new InputError('Required parameter "shipping_addresses" is missing');
      if (others.length > 0) throw new InputError('You cannot specify multiple shipping addresses.');
      const { address: given, customer_address_id: bookId } = first;
      if (given && bookId) throw new InputError('The shipping address cannot contain "customer_address_id" and "address" at the same time.');
      if (!given && !bookId) throw new InputError('The shipping address must contain either "customer_address_id" or "address".');
      return changed(context, input, id, async () => {
        const address = await chosenAddress(context, given, bookId);
        await setShippingAddress(context, id, { ...address, notes: first.customer_notes, pickupLocationCode: first.pickup_location_code });
      });
    },
    setBillingAddressOnCart: (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      const billing = input?.billing_address;
      if (!billing) throw new InputError('Required parameter "billing_address" is missing');
      const { address: given, customer_address_id: bookId } = billing;
      if (given && bookId) throw new InputError('The billing address cannot contain "customer_address_id" and "address" at the same time.');
      if (!given && !bookId && !billing.same_as_shipping) {
        throw new InputError('The billing address must contain either "customer_address_id", "address", or "same_as_shipping".');
      }
      return changed(context, input, id, async () => {
        const chosen = given || bookId ? await chosenAddress(context, given, bookId) : {};
        await setBillingAddress(context, id, { ...chosen, isSameAsShipping: billing.same_as_shipping ?? false, isUsedForShipping: billing.use_for_shipping ?? false });
      });
    },
    setShippingMethodsOnCart: (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      const [first, ...others] = input?.shipping_methods ?? [];
      if (!first) throw new InputError('Required parameter "shipping_methods" is missing');
      if (others.length > 0) throw new InputError('You cannot specify multiple shipping methods.');
      const carrierCode = needed(first.carrier_code, 'carrier_code', '.');
      const methodCode = needed(first.method_code, 'method_code', '.');
      return changed(context, input, id, () => setShippingMethod(context, id, { carrierCode, methodCode }));
    },
    setPaymentMethodOnCart: (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id', '.');
      const code = input?.payment_method?.code;
      if (!code) throw new InputError('Required parameter "code" for "payment_method" is missing.');
      const nonce = input.payment_method.tessera_test?.payment_method_nonce;
      if (code === 'tessera_test' && !nonce) throw new InputError('Required parameter "tessera_test" for "payment_method" is missing.');
      return changed(context, input, id, () => setPaymentMethod(context, id, { code, nonce: nonce ?? '' }));
    },
    estimateShippingMethods: async (_parent, { input }, context) => {
      const cart = await readCart(context, needed(input.cart_id, 'cart_id'));
      const { country_code: countryId, postcode, region } = input.address;
      if (region && !region.region && !region.region_code && !region.region_id) throw new InputError('Missing parameter(s) for region input');
      const estimates = await estimateShipping(context, cart, { countryId, postcode, region: region?.region, regionCode: region?.region_code, regionId: region?.region_id });
      return estimates.map(({ option, tax }) => availableMethodOf(option, tax, cart.currency));
    },
  },
} satisfies Resolvers;
