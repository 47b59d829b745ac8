import { filledAddressFields } from '#contract/address-fields.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import type { NamedValue } from '#storefront/platform/product-data/named-value.ts';
import { orderedChoices } from '#storefront/platform/product-data/ordered-choices.ts';
import type { CustomerOrderFragment } from './get-order.graphql.ts';

type OrderResponse = CustomerOrderFragment;
type Amount = { currency: string | null; value: number | null };

export type OrderLine = {
  id: string;
  name: string;
  sku: string;
  options: readonly NamedValue[];
  ordered: number;
  shipped: number;
  refunded: number;
  /** Name of one unit in the store view's language, such as "box"; undefined if unknown. */
  sellingUnit?: string | undefined;
  /** Price of one unit. It includes tax if the prices of the shop do. */
  price: Amount;
  image: string | undefined;
  /** Undefined if the product is no longer sold. */
  path: string | undefined;
};

export type Order = {
  number: string;
  /** `YYYY-MM-DD HH:MM:SS` UTC. */
  date: string;
  /** In the store view's language. */
  status: string;
  /** Nothing is shipped. */
  isVirtual?: boolean;
  lines: readonly OrderLine[];
  sums:
    | {
        subtotal: Amount;
        discounts?: readonly { title: string; amount: Amount }[];
        shipping: Amount;
        taxes: readonly { title: string; amount: Amount }[];
        total: Amount;
      }
    | undefined;
  shippingAddress: Address | undefined;
  billingAddress: Address | undefined;
  shippingMethod: string | undefined;
  payment: string | undefined;
  parcels: readonly { carrier: string; number: string }[];
};

const addressOf = (address: OrderResponse['shipping_address']): Address | undefined =>
  address
    ? {
        firstname: address.firstname,
        lastname: address.lastname,
        ...filledAddressFields(address),
        street: address.street.filter((line) => line !== null),
        city: address.city,
        // Orders have the region by name only.
        region_code: address.region ?? '',
        region_id: undefined,
        region: address.region ?? '',
        postcode: address.postcode ?? '',
        telephone: address.telephone ?? '',
        country_id: address.country_code ?? '',
      }
    : undefined;

type Taken = NonNullable<NonNullable<NonNullable<OrderResponse['total']>['discounts']>[number]>;

type Bought = NonNullable<NonNullable<OrderResponse['items']>[number]>['product'];

const unitOf = (product: Bought): string | undefined => {
  const unit = product?.custom_attributesV2?.items.find((item) => item?.code === 'selling_unit');
  return unit?.__typename === 'AttributeSelectedOptions' ? unit.selected_options[0]?.label : undefined;
};

/** A discount with its coupon code. */
const titled = (discount: Taken | null) =>
  discount && {
    title: discount.coupon ? `${discount.label} (${discount.coupon.code})` : discount.label,
    amount: discount.amount,
  };

export const orderOf = (
  {
    number,
    order_date,
    is_virtual,
    status,
    items,
    total,
    shipping_address,
    billing_address,
    shipping_method,
    payment_methods,
    shipments,
  }: OrderResponse,
  isTaxIncluded = false,
): Order => ({
  number,
  date: order_date,
  status,
  ...(is_virtual && { isVirtual: true }),
  lines: (items ?? []).flatMap((line) =>
    line
      ? [
          {
            id: line.id,
            name: line.product_name ?? line.product_sku,
            sku: line.product_sku,
            options: orderedChoices(line),
            ordered: line.quantity_ordered ?? 0,
            shipped: line.quantity_shipped ?? 0,
            refunded: line.quantity_refunded ?? 0,
            sellingUnit: unitOf(line.product),
            price: (isTaxIncluded && line.prices?.price_including_tax) || line.product_sale_price,
            image: line.product?.thumbnail?.url ?? undefined,
            path: line.product?.url_key ? `/${line.product.url_key}${line.product.url_suffix ?? ''}` : undefined,
          },
        ]
      : [],
  ),
  sums: total
    ? {
        subtotal: isTaxIncluded ? total.subtotal_incl_tax : total.subtotal_excl_tax,
        ...(total.discounts?.length
          ? { discounts: total.discounts.flatMap((discount) => titled(discount) ?? []) }
          : {}),
        shipping: (isTaxIncluded && total.shipping_handling?.amount_including_tax) || total.total_shipping,
        taxes: (total.taxes ?? []).flatMap((tax) => (tax ? [{ title: tax.title, amount: tax.amount }] : [])),
        total: total.grand_total,
      }
    : undefined,
  shippingAddress: addressOf(shipping_address),
  billingAddress: addressOf(billing_address),
  shippingMethod: shipping_method ?? undefined,
  payment: payment_methods?.[0]?.name,
  parcels: (shipments ?? []).flatMap((shipment) =>
    (shipment?.tracking ?? []).flatMap((tracking) =>
      tracking?.number ? [{ carrier: tracking.title, number: tracking.number }] : [],
    ),
  ),
});
