import type { CartDetails, CartLine } from './types.ts';

export type CartSummary = { currencyCode: string; numItems: number; subtotal: number };

export const isEmptyCart = (details: CartDetails | undefined): boolean => !details || details.lines.length === 0;

/** There are fewer than the line asks for. */
export const isShort = ({ quantity, maxQuantity = Infinity }: Pick<CartLine, 'quantity' | 'maxQuantity'>): boolean =>
  quantity > maxQuantity;

/** Nobody can check out while one of the lines cannot be had as it stands. */
export const isBlocked = ({ lines }: CartDetails): boolean => lines.some((line) => !line.isAvailable || isShort(line));

/** What badges and lists need; `storeCurrency` stands in for a cart without one, USD only when that is unknown too. */
export const summarise = (details: CartDetails | undefined, storeCurrency?: string): CartSummary => ({
  currencyCode: details?.grandTotal?.currency ?? storeCurrency ?? 'USD',
  numItems: details?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
  subtotal: details?.grandTotal?.value ?? 0,
});
