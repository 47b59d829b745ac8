import { filledAddressFields } from '#contract/address-fields.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import { sentValues } from '#storefront/platform/attributes/attribute-values.ts';
import { couponsIn } from './coupons-in.ts';
import type { Money, Receipt, Totals } from '../types.ts';
import type { GetPlacedOrderQuery } from './get-placed-order.graphql.ts';

type MoneyField = { currency: string | null; value: number | null } | null | undefined;

const moneyOf = (money: MoneyField): Money | undefined =>
  money?.value === null || money?.value === undefined || !money.currency
    ? undefined
    : { value: money.value, currency: money.currency };

type ChargeField = { label: string; amount: MoneyField; coupon?: { code: string } | null } | null;

const chargesOf = (charges: readonly ChargeField[] | null | undefined) =>
  (charges ?? []).flatMap((charge) => {
    const amount = moneyOf(charge?.amount);
    if (!charge || !amount) return [];
    return [{ label: charge.coupon ? `${charge.label} (${charge.coupon.code})` : charge.label, amount }];
  });

const discountsIn = (charges: Parameters<typeof chargesOf>[0]): Pick<Totals, 'discounts'> => {
  const discounts = chargesOf(charges);
  return discounts.length > 0 ? { discounts } : {};
};

/** An address in the shape of REST, which refuses unknown keys. */
export const restAddress = (address: Address, isSaved = false) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  ...filledAddressFields(address),
  street: address.street.filter(Boolean),
  city: address.city,
  region_code: address.region_code,
  region_id: address.region_id,
  region: address.region,
  postcode: address.postcode,
  telephone: address.telephone,
  country_id: address.country_id,
  ...(isSaved ? { save_in_address_book: 1 } : {}),
  ...(address.custom?.length && {
    custom_attributes: Object.entries(sentValues(address.custom)).map(([attribute_code, value]) => ({
      attribute_code,
      value,
    })),
  }),
});

/** An address in the variables of GraphQL. */
export const graphqlAddress = ({
  firstname,
  lastname,
  street,
  city,
  region_code,
  postcode,
  telephone,
  country_id,
  ...optional
}: Address) => ({
  firstname,
  lastname,
  ...filledAddressFields(optional),
  street: street.filter(Boolean),
  city,
  region_code,
  postcode,
  telephone,
  country_id,
});

export const receiptOf = (order: NonNullable<GetPlacedOrderQuery['placedOrder']>): Receipt => {
  const { shipping_address: address } = order;
  return {
    id: order.id,
    number: order.number,
    email: order.email,
    isPickup: order.is_pickup,
    pickupPlace: order.pickup_place,
    isVirtual: order.is_virtual,
    placedAt: order.placed_at,
    shippingTitle: order.shipping_title || undefined,
    paymentCode: order.payment_method_code,
    paymentTitle: order.payment_title,
    paymentMethod: order.payment_method_title,
    coupons: couponsIn(order.discounts),
    paymentInstructions: order.payment_instructions ?? undefined,
    shipping_address: {
      firstname: address.firstname,
      lastname: address.lastname,
      ...filledAddressFields(address),
      street: address.street,
      city: address.city,
      region_code: address.region_code ?? '',
      region_id: undefined,
      region: address.region ?? '',
      postcode: address.postcode ?? '',
      telephone: address.telephone ?? '',
      country_id: address.country_id,
      email: order.email,
    },
    items: order.items.map(({ sku, name, options, quantity, image, row_total }) => ({
      sku,
      name,
      options,
      quantity,
      image: image ?? undefined,
      rowTotal: moneyOf(row_total),
    })),
    totals: {
      subtotal: moneyOf(order.subtotal),
      subtotalIncludingTax: moneyOf(order.subtotal_including_tax),
      shipping: moneyOf(order.shipping_amount),
      ...discountsIn(order.discounts),
      taxes: chargesOf(order.taxes),
      grandTotal: moneyOf(order.grand_total),
    },
  };
};
