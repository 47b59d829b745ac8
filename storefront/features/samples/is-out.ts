import { stockState } from '#contract/stock.ts';

/** Returns whether a sample is out of stock. */
export const isOut = (isInStock: boolean): boolean => stockState({ isInStock }).kind === 'out';
