import type { CartDetails, CartLine } from '#storefront/features/cart/state/types.ts';
import type { CartStatus, CheckoutLine } from '#storefront/features/checkout/types.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';

type View = Platform['storeView'];

const lineOf = (
  { uid, sku, name, options, sellingUnit, quantity, image, rowTotal }: CartLine,
  view: View,
): CheckoutLine => ({
  uid,
  sku,
  name,
  options: options.map((option) => namedValue(view, option)),
  sellingUnit,
  quantity,
  image,
  rowTotal,
});

/** A loaded cart as checkout shows it. */
export const statusOfCart = (cart: CartDetails, view: View): CartStatus => ({
  isVirtual: cart.isVirtual ?? false,
  lines: cart.lines.map((line) => lineOf(line, view)),
  coupons: cart.coupons ?? [],
  place: cart.place,
  methods: cart.shippingMethods,
  chosen: cart.shipping,
  paymentMethods: cart.paymentMethods ?? [],
  totals: {
    subtotal: cart.subtotalExcludingTax,
    subtotalIncludingTax: cart.subtotalIncludingTax,
    discounted: cart.discountedSubtotal,
    shipping: cart.shipping?.amount,
    ...(cart.discounts.length > 0 && { discounts: cart.discounts }),
    taxes: cart.taxes,
    grandTotal: cart.grandTotal,
  },
});
