import { filledAddressFields } from '#contract/address-fields.ts';
import { roundMoney } from '#contract/money.ts';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';
import { orderedChoices } from '#storefront/platform/product-data/ordered-choices.ts';
import { couponsIn } from './coupons-in.ts';
import type { Money, Receipt, Totals } from '../types.ts';
import type { PlaceOrderMutation } from './place-order.graphql.ts';

type Language = Parameters<typeof namedValue>[0]['language'];
type Order = NonNullable<NonNullable<PlaceOrderMutation['placeOrder']>['orderV2']>;
type Amount = { currency: string | null; value: number | null } | null | undefined;

const moneyOf = (amount: Amount): Money | undefined =>
  amount?.currency && amount.value !== null ? { value: amount.value, currency: amount.currency } : undefined;

const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((entry) => entry !== null) as T[];

/** Charges with an amount, by label. */
const chargesOf = (charges: readonly { label: string; amount: Amount }[]): { label: string; amount: Money }[] =>
  charges.flatMap(({ label, amount: given }) => {
    const amount = moneyOf(given);
    return amount ? [{ label, amount }] : [];
  });

const totalsOf = ({ total }: Order, isTaxIncluded: boolean): Totals | undefined => {
  if (!total) return undefined;
  const discounts = chargesOf(
    present(total.discounts).map(({ label, coupon, amount }) => ({
      label: coupon ? `${label} (${coupon.code})` : label,
      amount,
    })),
  );
  return {
    subtotal: moneyOf(total.subtotal_excl_tax),
    subtotalIncludingTax: moneyOf(total.subtotal_incl_tax),
    shipping: moneyOf((isTaxIncluded && total.shipping_handling?.amount_including_tax) || total.total_shipping),
    ...(discounts.length > 0 ? { discounts } : {}),
    taxes: chargesOf(present(total.taxes).map(({ title, amount }) => ({ label: title, amount }))),
    grandTotal: moneyOf(total.grand_total),
  };
};

const times = (price: Money | undefined, quantity: number): Money | undefined =>
  price && { ...price, value: roundMoney(price.value * quantity, price.currency) };

/** Receipt of a just placed order from a plain Magento. */
export const receiptOfPlaced = (order: Order, language: Language, isTaxIncluded: boolean): Receipt => {
  const [payment] = present(order.payment_methods);
  const address = order.shipping_address ?? order.billing_address ?? undefined;
  return {
    id: order.id,
    number: order.number,
    email: order.email ?? undefined,
    isPickup: false,
    ...(order.shipping_address ? {} : { isVirtual: true }),
    placedAt: order.order_date,
    shippingTitle: order.shipping_method ?? undefined,
    paymentCode: payment?.type,
    paymentTitle: payment?.name,
    paymentMethod: payment?.name,
    coupons: couponsIn(order.total?.discounts),
    shipping_address: {
      firstname: address?.firstname ?? '',
      lastname: address?.lastname ?? '',
      ...filledAddressFields(address ?? {}),
      street: present(address?.street),
      city: address?.city ?? '',
      region_code: address?.region ?? '',
      region_id: undefined,
      region: address?.region ?? '',
      postcode: address?.postcode ?? '',
      telephone: address?.telephone ?? '',
      country_id: address?.country_code ?? '',
      ...(order.email ? { email: order.email } : {}),
    },
    items: present(order.items).map((item) => ({
      sku: item.product_sku,
      name: item.product_name ?? item.product_sku,
      options: orderedChoices(item).map((choice) => namedValue({ language }, choice)),
      quantity: item.quantity_ordered ?? 0,
      image: item.product?.thumbnail?.url ?? undefined,
      rowTotal:
        (isTaxIncluded && moneyOf(item.prices?.row_total_including_tax)) ||
        times(moneyOf(item.product_sale_price), item.quantity_ordered ?? 0),
    })),
    totals: totalsOf(order, isTaxIncluded),
  };
};
