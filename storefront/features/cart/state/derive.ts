import type { CartDetails, CartLine } from './types.ts';

export type CartSummary = { currencyCode: string; numItems: number; subtotal: number };

export const isEmptyCart = (details: CartDetails | undefined): boolean => !details || details.lines.length === 0;

/** Fewer are in stock than the line asks for. */
export const isShort = ({ quantity, maxQuantity = Infinity }: Pick<CartLine, 'quantity' | 'maxQuantity'>): boolean =>
  quantity > maxQuantity;

/** Checkout is blocked while a line is unavailable or short. */
export const isBlocked = ({ lines }: CartDetails): boolean => lines.some((line) => !line.isAvailable || isShort(line));

/** Data for badges and lists; `storeCurrency` is used for a cart without a currency, USD as the last resort. */
export const summarise = (details: CartDetails | undefined, storeCurrency?: string): CartSummary => ({
  currencyCode: details?.grandTotal?.currency ?? storeCurrency ?? 'USD',
  numItems: details?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
  subtotal: details?.grandTotal?.value ?? 0,
});
