import { byAddressField } from '#contract/address-fields.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { isSameAddress, regionName } from '#commerce/people/address/service.ts';
import { deliveriesIfAny } from '#commerce/sale/shipping/service.ts';
import { linesOf } from './lines.ts';
import { netAndGross } from '#commerce/sale/tax/service.ts';
import { asCharged, shippingPrice } from './totals.ts';
import type { CartAddressModel } from './types.ts';
import { availableMethodOf, shippingMethodOf, uidOf } from './wire.ts';

const shared = {
  uid: ({ address }: CartAddressModel) => uidOf(address.id),
  id: ({ address }: CartAddressModel) => address.id,
  custom_attributes: () => [],
  firstname: ({ address }: CartAddressModel) => address.firstname,
  lastname: ({ address }: CartAddressModel) => address.lastname,
  street: ({ address }: CartAddressModel) => address.street,
  city: ({ address }: CartAddressModel) => address.city,
  postcode: ({ address }: CartAddressModel) => address.postcode,
  telephone: ({ address }: CartAddressModel) => address.telephone,
  ...byAddressField(
    (name) =>
      ({ address }: CartAddressModel) =>
        address[name] ?? null,
  ),
  country: ({ address }: CartAddressModel) => ({ code: address.countryId, label: address.countryId }),
  region: ({ address, cart }: CartAddressModel) => ({
    code: address.regionCode,
    label: regionName(address, cart.view.language),
    region_id: address.regionId,
  }),
};

export const addressResolvers = {
  ShippingCartAddress: {
    ...shared,
    customer_notes: ({ address }) => address.customerNotes,
    pickup_location_code: ({ address }) => address.pickupLocationCode,
    cart_items: async ({ cart }) =>
      (await cart.detail()).lines.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
    cart_items_v2: ({ cart }) => linesOf(cart),
    items_weight: async ({ cart }) =>
      (await cart.detail()).lines.reduce((sum, line) => sum + line.sellable.weightGrams * line.quantity, 0) / 1000,
    same_as_billing: async ({ address, cart }) => {
      const { billing } = (await cart.detail()).addresses;
      return billing !== null && billing !== undefined && isSameAddress(address, billing);
    },
    available_shipping_methods: async ({ address, cart }, _args, context) => {
      const { shippingOptions, deliveryTerms, selectedShipping, discounting } = await cart.detail();
      const isListed =
        context.header(PICKUP_LIST_HEADER) !== undefined ||
        address.pickupLocationCode !== null ||
        (selectedShipping?.pickupPlace ?? null) !== null;
      return (isListed ? shippingOptions : deliveriesIfAny(shippingOptions))
        .map((option) => asCharged(option, discounting))
        .map((option) => availableMethodOf(option, shippingPrice(option, deliveryTerms), cart.currency));
    },
    selected_shipping_method: async ({ cart }) => {
      const { selectedShipping, totals } = await cart.detail();
      const price = netAndGross(totals.shipping, totals.listShippingTax, totals.isTaxIncluded);
      return selectedShipping && shippingMethodOf(selectedShipping, price, cart.currency);
    },
  },
  BillingCartAddress: shared,
} satisfies Resolvers;
