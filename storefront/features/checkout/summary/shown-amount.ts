import type { Money, ShownCart } from '../types.ts';

/** Shipping and taxes are part of the total. */
export const isComplete = ({ isVirtual, place, totals }: Omit<ShownCart, 'lines'>): boolean =>
  isVirtual ? place !== undefined : totals.shipping !== undefined;

/** The amount at the head of the summary. */
export const shownAmount = (cart: Omit<ShownCart, 'lines'>): Money | undefined =>
  isComplete(cart) ? cart.totals.grandTotal : (cart.totals.discounted ?? cart.totals.subtotal);
