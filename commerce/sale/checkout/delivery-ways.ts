import { normalisePostcode, postcode as postcodeRule, postcodeLike } from '#contract/address.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';
import type { EstimateInput } from '#commerce/people/address/types.ts';
import { countryFormat } from '#commerce/platform/countries.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { CartModel } from '#commerce/sale/cart/types.ts';
import type { DeliveryWindow, ShippingOption } from '#commerce/sale/shipping/types.ts';
import type { DeliveryWay as WireWay } from '#contract/generated/schema-types.ts';
import { estimateShipping, estimateTotals, type ShippingEstimate } from './service.ts';

export type DeliveryWay = ShippingEstimate & {
  /** Days on which everything has arrived; null if unknown. */
  delivery: DeliveryWindow | null;
  /** Days for the units in stock if they ship first; null if everything ships at once. */
  first: DeliveryWindow | null;
  /** Total of the cart with this delivery and taxes, in minor units; null for pickups and if it cannot be chosen. */
  total: () => Promise<number | null>;
};

/** Validates the postal code and derives the region from it. Throws if the postal code is invalid in the country. */
const placeOf = (countryId: string, typed: string): EstimateInput => {
  const postcode = normalisePostcode(countryId, typed);
  const format = countryFormat(countryId)?.postcode;
  if (postcodeRule(countryId)(postcode) ?? (format && postcodeLike(format)(postcode)))
    throw new InputError('Provided Zip/Postal Code seems to be invalid.', { code: 'ADDRESS_POSTCODE_INVALID' });
  return { countryId, postcode, regionCode: regionOfPostcode(countryId, postcode) };
};

/** A delivery way as GraphQL resolves it. */
export type DeliveryWayModel = Omit<WireWay, 'delivery' | 'first_delivery' | 'total'> & {
  delivery: DeliveryWindow | null;
  first_delivery: DeliveryWindow | null;
  totalOf: DeliveryWay['total'];
  currency: CurrencyCode;
};

const sameMethod =
  (one: ShippingOption) =>
  ({ option }: ShippingEstimate): boolean =>
    option.carrierCode === one.carrierCode && option.methodCode === one.methodCode;

/** Ways of delivery of a cart to a postal code, with the price and the days of the checkout. Nothing is saved. */
export const deliveryWays = async (
  context: CommerceContext,
  cart: CartModel,
  place: { countryId: string; postcode: string },
): Promise<readonly DeliveryWay[]> => {
  const input = placeOf(place.countryId, place.postcode);
  const estimates = await estimateShipping(context, cart, input);
  const { later } = await cart.detail();
  const inTwo = later?.isChoice && !cart.row.isSplit ? await estimateShipping(context, cart, input, true) : estimates;
  return estimates.map((estimate) => ({
    ...estimate,
    delivery: estimate.option.laterDelivery ?? estimate.option.delivery,
    first: later?.isChoice ? (inTwo.find(sameMethod(estimate.option))?.option.delivery ?? null) : null,
    total: async () => {
      const { carrierCode, methodCode, pickupPlace, problem } = estimate.option;
      if (pickupPlace !== null || problem !== null) return null;
      const { totals } = await (await estimateTotals(cart, input, { carrierCode, methodCode })).detail();
      return totals.grandTotal;
    },
  }));
};
