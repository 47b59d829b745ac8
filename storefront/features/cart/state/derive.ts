import { isSampleSku } from '#contract/samples.ts';
import { stockState, type StockState } from '#contract/stock.ts';
import type { CartDetails, CartLine } from './types.ts';

export type CartSummary = { currencyCode: string; numItems: number; subtotal: number };

export const isEmptyCart = (details: CartDetails | undefined): boolean => !details || details.lines.length === 0;

/** Stock state of a line; all stock messages follow from it. */
export const stockOf = (line: CartLine): StockState =>
  stockState({
    isForSale: !line.isOff,
    isInStock: line.isAvailable,
    isUnique: line.sellingUnit === 'slab' && !isSampleSku(line.sku),
    left: line.maxQuantity,
    requested: line.quantity,
  });

/** Checkout is blocked while a line is unavailable or short. */
export const isBlocked = ({ lines }: CartDetails): boolean => lines.some((line) => stockOf(line).kind !== 'available');

/** Data for badges and lists; `storeCurrency` is used for a cart without a currency, USD as the last resort. */
export const summarise = (details: CartDetails | undefined, storeCurrency?: string): CartSummary => ({
  currencyCode: details?.grandTotal?.currency ?? storeCurrency ?? 'USD',
  numItems: details?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
  subtotal: details?.grandTotal?.value ?? 0,
});
