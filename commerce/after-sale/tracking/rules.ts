import { ORDER_NUMBER_LENGTH, padOrderNumber } from '#contract/order-number.ts';
import { timestamp as timestampOf } from '#commerce/platform/timestamp.ts';

/** Maximum number of orders per lookup. */
export const MAX_NUMBERS = 5;

/** Rate limit per IP address, as numbers can be guessed. */
export const LOOKUP_RATE = { limit: 10, perSeconds: 60 };

/** Order number from user input, padded to nine digits; undefined if it cannot be one. */
export const orderNumberOf = (text: string): string | undefined => {
  const digits = text.trim();
  return /^\d+$/.test(digits) && digits.length <= ORDER_NUMBER_LENGTH ? padOrderNumber(digits) : undefined;
};

export const timestamp = (at: Date | null): string | null => at && timestampOf(at);
