import { stockState } from '#contract/stock.ts';

/** Whether a sample is out of stock. */
export const isOut = (isInStock: boolean): boolean => stockState({ isInStock }).kind === 'out';
