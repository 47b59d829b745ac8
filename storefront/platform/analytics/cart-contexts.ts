import { roundMoney } from '#contract/money.ts';
import type { Product, ShoppingCart, ShoppingCartItem } from './contexts.ts';
import type { MeasuredCart, MeasuredLine } from './events.ts';

const productOf = (line: MeasuredLine): Product => ({
  productId: 0,
  sku: line.sku,
  name: line.name,
  topLevelSku: line.parentSku ?? line.sku,
  productType: line.parentSku ? 'configurable' : 'simple',
  ...(line.unitPrice && { pricing: { regularPrice: line.unitPrice.value, currencyCode: line.unitPrice.currency } }),
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
  ...(line.options.length > 0 && {
    configurableOptions: line.options.map(({ label, value }) => ({ optionLabel: label, valueLabel: value })),
  }),
  quantity,
});

export const shoppingCartOf = (cart: MeasuredCart): ShoppingCart => {
  const listed = cart.lines.reduce((sum, line) => sum + (line.unitPrice?.value ?? 0) * line.quantity, 0);
  const currency = cart.lines.find(({ unitPrice }) => unitPrice)?.unitPrice?.currency;
  const subtotal = { value: roundMoney(listed), ...(currency && { currency }) };
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

const quantities = (cart: MeasuredCart | undefined): ReadonlyMap<string, MeasuredLine> =>
  new Map((cart?.lines ?? []).map((line) => [line.sku, line]));

/** The cart before something was added to it, when this page had not loaded it. */
const withoutAdded = (after: MeasuredCart, { sku, quantity }: { sku: string; quantity: number }): MeasuredCart => ({
  ...after,
  lines: after.lines
    .map((line) => (line.sku === sku ? { ...line, quantity: Math.max(0, line.quantity - quantity) } : line))
    .filter((line) => line.quantity > 0),
});

/**
 * Items whose quantity grew and items whose quantity fell, each with the difference as its quantity (CL-22, CL-23). A
 * cart that was not known before changed only by what was added to it.
 */
export const cartChange = (
  given: MeasuredCart | undefined,
  after: MeasuredCart,
  added: { sku: string; quantity: number } | undefined,
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
