import { minorText, toMinor } from '#contract/money.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { typedAmount } from '#contract/typed-amount.ts';
import type { Refunded } from './life/refund.ts';
import { findCurrencyOfOrder } from './record-store.ts';
import { MoveError } from './life/status-rules.ts';

/** Options of all commands that change an order. */
export const HAND = {
  by: 'who you are, for the history of the order',
  comment: 'what the customer reads beside it',
};

/** Parses a yes/no option. */
export const isNo = (name: string, value: string | undefined): boolean => {
  if (value !== undefined && value !== 'yes' && value !== 'no') throw new MoveError(`--${name} is yes or no.`);
  return value === 'no';
};

const MAX_AMOUNT = 999_999_999.99;

/** Minor units of the order's currency. */
export const amountOf = async (
  platform: Platform,
  number: string,
  [name, value]: readonly [name: string, value: string | undefined],
): Promise<number | undefined> => {
  if (value === undefined) return undefined;
  const currency = await findCurrencyOfOrder(platform.db.kysely, number);
  if (currency === undefined) throw new MoveError(`There is no order ${number}.`);
  const amount = typedAmount(value, 'en');
  if (amount === undefined || amount > MAX_AMOUNT) throw new MoveError(`--${name} must be an amount such as 12.50.`);
  return toMinor(amount, currency);
};

const WAYS: Readonly<Record<Refunded['way'], (amount: string) => string>> = {
  card: (amount) => `${amount} go back to the card.`,
  by_hand: (amount) => `Give ${amount} back by the way they were paid.`,
  none: () => 'No money to give back.',
  less: () => 'The card was not charged yet: it will be charged that much less.',
  free: () => 'The card was not charged: what was set aside on it is set free.',
};

export const refundedText = (done: Pick<Refunded, 'way' | 'amount' | 'currency'>): string =>
  WAYS[done.way](`${minorText(done.amount, done.currency)} ${done.currency}`);
