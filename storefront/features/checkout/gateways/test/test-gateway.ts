import { brandOf, cardDigits } from '#contract/card.ts';
import { dateOf, type Card } from '../../payment/card.ts';
import type { CardData } from '../../types.ts';

const DECLINED = '4000000000000002';
const FAILING = '4000000000000119';

const outcomeOf = (number: string): string => {
  if (number === DECLINED) return 'declined';
  return number === FAILING ? 'error' : 'ok';
};

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The browser half of the built-in test gateway. The card goes no further than this function; it returns a one-time
 * token made of brand, last four digits, expiry and a random part.
 */
export const tokenise = (
  card: Card,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): CardData => {
  const number = cardDigits(card.number);
  const { month, year } = dateOf(card);
  const brand = brandOf(number) ?? 'card';
  const last4 = number.slice(-4);
  const mmyy = `${month}${year}`;
  return {
    nonce: `tok_${brand}_${last4}_${mmyy}_${outcomeOf(number)}_${hex(random(new Uint8Array(16)))}`,
    brand,
    last4,
    expiry: `${month}/${year}`,
  };
};
