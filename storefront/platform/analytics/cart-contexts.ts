import { roundMoney } from '#contract/money.ts';
import type { Product, ShoppingCart, ShoppingCartItem } from './contexts.ts';
import type { MeasuredAddition, MeasuredCart, MeasuredLine } from './events.ts';

const pricingOf = ({ unitPrice, regularPrice = unitPrice }: MeasuredLine): Pick<Product, 'pricing'> =>
  unitPrice && regularPrice
    ? {
        pricing: {
          regularPrice: regularPrice.value,
          ...(unitPrice.value < regularPrice.value && { specialPrice: unitPrice.value }),
          currencyCode: unitPrice.currency,
        },
      }
    : {};

const productOf = (line: MeasuredLine): Product => ({
  productId: line.productId ?? 0,
  sku: line.sku,
  name: line.name,
  topLevelSku: line.parentSku ?? line.sku,
  productType: line.productType,
  ...pricingOf(line),
  ...(line.image && { mainImageUrl: line.image.url }),
});

const itemOf = (line: MeasuredLine, quantity = line.quantity): ShoppingCartItem => ({
  canApplyMsrp: false,
  formattedPrice: line.unitPrice ? `${line.unitPrice.value.toFixed(2)} ${line.unitPrice.currency}` : '',
  id: line.uid,
  prices: {
    price: { value: line.unitPrice?.value ?? 0, ...(line.unitPrice && { currency: line.unitPrice.currency }) },
  },
  product: productOf(line),
  ...(line.productType === 'configurable' && {
    configurableOptions: line.options.map(({ label, value }) => ({ optionLabel: label, valueLabel: value })),
  }),
  quantity,
});

export const shoppingCartOf = (cart: MeasuredCart): ShoppingCart => {
  const listed = cart.lines.reduce((sum, line) => sum + (line.unitPrice?.value ?? 0) * line.quantity, 0);
  const currency = cart.lines.find(({ unitPrice }) => unitPrice)?.unitPrice?.currency;
  const subtotal = currency ? { value: roundMoney(listed, currency), currency } : { value: listed };
  return {
    id: null,
    items: cart.lines.map((line) => itemOf(line)),
    prices: {
      subtotalExcludingTax: cart.subtotalExcludingTax ?? subtotal,
      subtotalIncludingTax: cart.subtotalIncludingTax ?? subtotal,
    },
    totalQuantity: cart.totalQuantity,
    possibleOnepageCheckout: cart.lines.length > 0,
  };
};

export type CartChange = { more: readonly ShoppingCartItem[]; fewer: readonly ShoppingCartItem[]; isUpdate: boolean };

/** Lines by SKU; lines of one SKU with different options are combined. */
const quantities = (cart: MeasuredCart | undefined): ReadonlyMap<string, MeasuredLine> => {
  const lines = new Map<string, MeasuredLine>();
  for (const line of cart?.lines ?? [])
    lines.set(line.sku, { ...line, quantity: line.quantity + (lines.get(line.sku)?.quantity ?? 0) });
  return lines;
};

/** The cart before an addition, for pages that had not loaded it. */
const withoutAdded = (after: MeasuredCart, added: MeasuredAddition): MeasuredCart => {
  const lines = [...quantities(after).values()].map((line) => {
    const isOf = ({ sku }: MeasuredAddition): boolean => sku === line.sku || sku === line.parentSku;
    const more = [added, ...(added.others ?? [])].filter(isOf).reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...line, quantity: Math.max(0, line.quantity - more) };
  });
  return { ...after, lines: lines.filter(({ quantity }) => quantity > 0) };
};

/**
 * Items with increased and with decreased quantity, each with the difference as its quantity (CL-22, CL-23). If the
 * previous cart is unknown, only the additions count.
 */
export const cartChange = (
  given: MeasuredCart | undefined,
  after: MeasuredCart,
  added: MeasuredAddition | undefined,
): CartChange => {
  if (!given && !added) return { more: [], fewer: [], isUpdate: false };
  const before = quantities(given ?? (added && withoutAdded(after, added)));
  const now = quantities(after);
  const more: ShoppingCartItem[] = [];
  const fewer: ShoppingCartItem[] = [];
  let isUpdate = false;
  for (const sku of new Set([...before.keys(), ...now.keys()])) {
    const [old, current] = [before.get(sku), now.get(sku)];
    const difference = (current?.quantity ?? 0) - (old?.quantity ?? 0);
    const line = current ?? old;
    if (!line || difference === 0) continue;
    (difference > 0 ? more : fewer).push(itemOf(line, Math.abs(difference)));
    if (old && current) isUpdate = true;
  }
  return { more, fewer, isUpdate };
};
