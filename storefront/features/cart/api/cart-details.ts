import { idOf } from '#storefront/platform/product-data/id-of.ts';
import type { CartDetails, CartLine, Charge, ChosenOption, Money, Place, ShippingMethod } from '../state/types.ts';
import type { CartDetailsFragment, CartLineFragment } from './get-cart.graphql.ts';
import { attributeIn, coverageIn } from './line-attributes.ts';

type MoneyField = { currency: string | null; value: number | null } | null | undefined;

const moneyOf = (money: MoneyField): Money | undefined =>
  money?.value === null || money?.value === undefined || !money.currency
    ? undefined
    : { value: money.value, currency: money.currency };

type FilledIn = readonly ({
  label: string;
  values: readonly ({ customizable_option_value_uid: string; label: string } | null)[];
} | null)[];

/** Entered and selected product options. */
const filledIn = (options: FilledIn): ChosenOption[] =>
  options.flatMap((option) => {
    const values = option?.values.filter((value) => value !== null) ?? [];
    const [first] = values;
    return option && first
      ? [
          {
            uid: first.customizable_option_value_uid,
            label: option.label,
            value: values.map(({ label }) => label).join(', '),
            isNamed: true,
          },
        ]
      : [];
  });

type Part = { uid: string; label: string; values: readonly ({ quantity: number; label: string } | null)[] };

/** Selected parts of a bundle. */
const partsOf = (options: readonly (Part | null)[]): ChosenOption[] =>
  options.flatMap((option) =>
    option
      ? [
          {
            uid: option.uid,
            label: option.label,
            value: option.values.flatMap((value) => (value ? [`${value.quantity} × ${value.label}`] : [])).join(', '),
            isNamed: true,
          },
        ]
      : [],
  );

const filesOf = (links: readonly ({ uid: string; title: string | null } | null)[]): ChosenOption[] =>
  links.flatMap((link) => (link ? [{ uid: link.uid, label: '', value: link.title ?? '' }] : []));

const optionsOf = (line: CartLineFragment): ChosenOption[] =>
  line.__typename === 'ConfigurableCartItem'
    ? line.configurable_options.flatMap((option) =>
        option
          ? [
              {
                uid: option.configurable_product_option_value_uid,
                label: option.option_label,
                value: option.value_label,
              },
            ]
          : [],
      )
    : [
        ...('customizable_options' in line ? filledIn(line.customizable_options ?? []) : []),
        ...(line.__typename === 'BundleCartItem' ? partsOf(line.bundle_options) : []),
        ...(line.__typename === 'DownloadableCartItem' ? filesOf(line.links ?? []) : []),
      ];

const TYPES: Readonly<Record<string, CartLine['productType']>> = {
  ConfigurableCartItem: 'configurable',
  BundleCartItem: 'bundle',
  VirtualCartItem: 'virtual',
  DownloadableCartItem: 'downloadable',
};

const VIRTUAL: ReadonlySet<string> = new Set(['VirtualCartItem', 'DownloadableCartItem']);

const lineOf = (line: CartLineFragment, isTaxIncluded: boolean): CartLine => {
  const { product } = line;
  const variant = line.__typename === 'ConfigurableCartItem' ? line.configured_variant : undefined;
  const thumbnail = variant?.thumbnail?.url ? variant.thumbnail : product.thumbnail;
  const attributes = variant?.custom_attributesV2?.items.length
    ? variant.custom_attributesV2
    : product.custom_attributesV2;
  return {
    uid: line.uid,
    quantity: line.quantity,
    sku: variant?.sku ?? product.sku ?? '',
    parentSku: variant ? (product.sku ?? undefined) : undefined,
    name: product.name ?? product.sku ?? '',
    path: `/${product.url_key ?? ''}${product.url_suffix ?? ''}`,
    options: optionsOf(line),
    imageUrl: variant?.image?.url ?? product.image?.url ?? undefined,
    image: thumbnail?.url ? { url: thumbnail.url, label: thumbnail.label ?? '' } : undefined,
    unitPrice: moneyOf(isTaxIncluded ? line.prices?.price_including_tax : line.prices?.price),
    regularPrice: moneyOf(line.prices?.original_item_price),
    productId: idOf(product.uid),
    productType: TYPES[line.__typename] ?? 'simple',
    rowTotal: moneyOf(isTaxIncluded ? line.prices?.row_total_including_tax : line.prices?.row_total),
    ...(line.prices?.total_item_discount?.value ? { discount: moneyOf(line.prices.total_item_discount) } : {}),
    isAvailable: line.is_available && !line.errors?.length,
    // Whatever the reason, it is not the stock.
    ...(line.errors?.some((error) => error?.code === 'UNDEFINED') && { isOff: true }),
    maxQuantity: line.max_qty ?? undefined,
    ...(VIRTUAL.has(line.__typename) && { isVirtual: true }),
    ...(line.__typename === 'DownloadableCartItem' && { isFile: true }),
    coverageSqFt: coverageIn(attributes) ?? coverageIn(product.custom_attributesV2),
    sellingUnit: (attributeIn(attributes, 'selling_unit') ?? '').toLowerCase(),
  };
};

type ChargeField = { label: string; amount: MoneyField; coupon?: { code: string } | null } | null;

const chargesOf = (charges: readonly ChargeField[] | null | undefined): Charge[] =>
  (charges ?? []).flatMap((charge) => {
    const amount = moneyOf(charge?.amount);
    return charge && amount
      ? [{ label: charge.coupon ? `${charge.label} (${charge.coupon.code})` : charge.label, amount }]
      : [];
  });

type MethodField = {
  carrier_code: string;
  carrier_title: string;
  method_code: string | null;
  method_title: string | null;
  available?: boolean;
  error_message?: string | null;
  amount: MoneyField;
  price_incl_tax?: MoneyField;
};

/** Empty where there is no method; Magento sends one without a code when a carrier failed. */
const methodOf = (method: MethodField | null | undefined, isTaxIncluded: boolean): ShippingMethod[] =>
  method?.method_code
    ? [
        {
          carrier_code: method.carrier_code,
          carrier_title: method.carrier_title,
          method_code: method.method_code,
          method_title: method.method_title ?? method.carrier_title,
          amount: moneyOf((isTaxIncluded && method.price_incl_tax) || method.amount),
          isAvailable: method.available ?? true,
          message: method.error_message || undefined,
        },
      ]
    : [];

type PlacedField = {
  postcode: string | null;
  region: { code: string | null } | null;
  country: { code: string };
};

const placeOf = (address: PlacedField | null | undefined): Place | undefined =>
  address
    ? {
        country_id: address.country.code,
        region_code: address.region?.code ?? '',
        postcode: address.postcode ?? '',
      }
    : undefined;

/**
 * Converts the cart for the pages. Amounts include tax if the prices of the shop do. Lines that are null because
 * of an error are omitted.
 */
export const cartDetailsOf = (cart: CartDetailsFragment, isTaxIncluded: boolean): CartDetails => ({
  id: cart.id,
  totalQuantity: cart.total_quantity,
  ...(cart.is_virtual && { isVirtual: true }),
  lines: (cart.items ?? []).flatMap((line) => (line ? [lineOf(line, isTaxIncluded)] : [])),
  grandTotal: moneyOf(cart.prices?.grand_total),
  subtotalExcludingTax: moneyOf(cart.prices?.subtotal_excluding_tax),
  subtotalIncludingTax: moneyOf(cart.prices?.subtotal_including_tax),
  // The grand total excludes shipping here, so it is the subtotal after discounts.
  discountedSubtotal: moneyOf(
    isTaxIncluded ? cart.prices?.grand_total : cart.prices?.subtotal_with_discount_excluding_tax,
  ),
  discounts: chargesOf(cart.prices?.discounts),
  coupons: (cart.applied_coupons ?? []).flatMap((coupon) => (coupon ? [coupon.code] : [])),
  taxes: chargesOf(cart.prices?.applied_taxes),
  place: placeOf(cart.is_virtual ? cart.billing_address : cart.shipping_addresses[0]),
  paymentMethods: (cart.available_payment_methods ?? []).flatMap((method) =>
    method ? [{ code: method.code, title: method.title }] : [],
  ),
  shippingMethods: (cart.shipping_addresses[0]?.available_shipping_methods ?? []).flatMap((method) =>
    methodOf(method, isTaxIncluded),
  ),
  shipping: methodOf(cart.shipping_addresses[0]?.selected_shipping_method, isTaxIncluded)[0],
});
