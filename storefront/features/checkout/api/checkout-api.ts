import { isInvalidCartProblem } from '#contract/errors.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { RestClient } from '#storefront/platform/commerce/rest.ts';
import type { CheckoutApi, Money, Receipt, ShippingMethod } from '../state/types.ts';
import { CheckCartIsOpenDocument } from './check-cart-is-open.graphql.ts';
import { GetCheckoutTotalsDocument } from './get-checkout-totals.graphql.ts';
import { GetPlacedOrderDocument, type GetPlacedOrderQuery } from './get-placed-order.graphql.ts';
import { SetGuestEmailDocument } from './set-guest-email.graphql.ts';
import { SetShippingAddressDocument } from './set-shipping-address.graphql.ts';

type MoneyField = { currency: string | null; value: number | null } | null | undefined;

const moneyOf = (money: MoneyField): Money | undefined =>
  money?.value === null || money?.value === undefined || !money.currency ? undefined : { value: money.value, currency: money.currency };

const taxesOf = (taxes: readonly ({ label: string; amount: MoneyField } | null)[] | null | undefined) =>
  (taxes ?? []).flatMap((tax) => {
    const amount = moneyOf(tax?.amount);
    return tax && amount ? [{ label: tax.label, amount }] : [];
  });

/** An address as REST takes it; a key it does not know would be refused. */
const restAddress = (address: Address) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  ...(address.company ? { company: address.company } : {}),
  street: address.street.filter(Boolean),
  city: address.city,
  region_code: address.region_code,
  region_id: address.region_id,
  region: address.region,
  postcode: address.postcode,
  telephone: address.telephone,
  country_id: address.country_id,
});

const receiptOf = (order: NonNullable<GetPlacedOrderQuery['placedOrder']>): Receipt => {
  const { shipping_address: address } = order;
  return {
    id: order.id,
    number: order.number,
    email: order.email,
    isPickup: order.is_pickup,
    placedAt: order.placed_at,
    shippingTitle: order.shipping_title,
    paymentTitle: order.payment_title,
    shipping_address: {
      firstname: address.firstname,
      lastname: address.lastname,
      company: '',
      street: address.street,
      city: address.city,
      region_code: address.region_code ?? '',
      region_id: undefined,
      region: address.region_code ?? '',
      postcode: address.postcode ?? '',
      telephone: address.telephone ?? '',
      country_id: address.country_id,
      email: order.email,
    },
    items: order.items.map(({ sku, name, options, quantity, image, row_total }) => ({ sku, name, options, quantity, image: image ?? undefined, rowTotal: moneyOf(row_total) })),
    totals: { subtotal: moneyOf(order.subtotal), shipping: moneyOf(order.shipping_amount), taxes: taxesOf(order.taxes), grandTotal: moneyOf(order.grand_total) },
  };
};

export const createCheckoutApi = (commerce: CommerceClient, rest: RestClient, isSignedIn: () => boolean): CheckoutApi => {
  const cartResource = (cartId: string): string => (isSignedIn() ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`);
  return {
    setGuestEmail: async (cartId, email) => {
      await commerce.mutate(SetGuestEmailDocument, { cartId, email }, { isIdempotent: true });
    },
    setShippingAddress: async (cartId, { firstname, lastname, company, street, city, region_code, postcode, telephone, country_id }, isSaved) => {
      const answer = await commerce.mutate(
        SetShippingAddressDocument,
        { cartId, firstname, lastname, company: company || null, street: street.filter(Boolean), city, region_code, postcode, telephone, country_id, isSaved },
        { isIdempotent: true },
      );
      const methods = answer.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.available_shipping_methods ?? [];
      return methods.flatMap((method): ShippingMethod[] =>
        method?.method_code
          ? [
              {
                carrier_code: method.carrier_code,
                carrier_title: method.carrier_title,
                method_code: method.method_code,
                method_title: method.method_title ?? method.carrier_title,
                amount: moneyOf(method.amount),
                isAvailable: method.available,
                message: method.error_message || undefined,
              },
            ]
          : [],
      );
    },
    setShippingInformation: async (cartId, { shippingAddress, billingAddress, method }) => {
      await rest(`${cartResource(cartId)}/shipping-information`, {
        method: 'POST',
        body: {
          addressInformation: {
            billing_address: restAddress(billingAddress),
            shipping_address: restAddress(shippingAddress),
            shipping_carrier_code: method.carrier_code,
            shipping_method_code: method.method_code,
          },
        },
      });
    },
    getTotals: async (cartId) => {
      const { cart } = await commerce.query(GetCheckoutTotalsDocument, { cartId }, { noCache: true });
      return {
        subtotal: moneyOf(cart?.prices?.subtotal_excluding_tax),
        shipping: moneyOf(cart?.shipping_addresses[0]?.selected_shipping_method?.amount),
        taxes: taxesOf(cart?.prices?.applied_taxes),
        grandTotal: moneyOf(cart?.prices?.grand_total),
      };
    },
    placeOrder: async (cartId, { email, billingAddress, method, nonce, key }) => {
      const id = await rest<string | number>(`${cartResource(cartId)}/payment-information`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { cartId, email, billingAddress: restAddress(billingAddress), paymentMethod: { method, additional_data: { payment_method_nonce: nonce } } },
      });
      return String(id);
    },
    getReceipt: async (cartId) => {
      const { placedOrder } = await commerce.query(GetPlacedOrderDocument, { cartId }, { noCache: true });
      return placedOrder ? receiptOf(placedOrder) : undefined;
    },
    isCartOpen: async (cartId) => {
      try {
        await commerce.query(CheckCartIsOpenDocument, { cartId }, { noCache: true });
        return true;
      } catch (error) {
        if (error instanceof GraphqlError && error.problems.some(isInvalidCartProblem)) return false;
        throw error;
      }
    },
  };
};
