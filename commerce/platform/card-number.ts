import { InputError } from './errors.ts';

/** 13 to 19 digits in one or more groups, not part of a longer word such as a nonce or an id. */
const CARD_NUMBER_LIKE = /(?<![\w-])\d(?:[ \-.]?\d){12,18}(?![\w-])/g;
const CARD_PREFIX = /^(?:4|5[1-5]|2[2-7]|3[04-9]|6)/;

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Returns whether a text contains a valid card number. */
export const containsCardNumber = (text: string): boolean =>
  (text.match(CARD_NUMBER_LIKE) ?? []).some((match) => {
    const digits = match.replaceAll(/\D/g, '');
    return CARD_PREFIX.test(digits) && passesLuhn(digits);
  });

const MAX_DEPTH = 12;

const someText = (value: unknown, depth: number): boolean => {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return containsCardNumber(value);
  if (typeof value === 'number') return containsCardNumber(String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => someText(part, depth + 1));
};

/** Refuses a request with a card number in any field: card numbers must never reach this server. */
export const refuseCardNumbers = (input: unknown): void => {
  if (someText(input, 0))
    throw new InputError('Card numbers must not be sent to this server.', {
      code: 'CARD_NUMBER_REFUSED',
      event: 'card-number-refused',
    });
};
