import { expect, test } from 'vitest';
import { loadMessages } from '#storefront/platform/i18n/load-messages.ts';
import { refusalWords } from './refusal-words.ts';
import { ItemRefusedError } from './state/cart-failures.ts';
import type { CartLine } from './state/types.ts';

test.each([
  ['en_CA', 'There is not enough stock for that quantity.', 'This is the only one, and it is already in your cart.'],
  [
    'fr_CA',
    'Le stock ne suffit pas pour cette quantité.',
    'C’est le seul exemplaire, et il est déjà dans votre panier.',
  ],
] as const)('shows the reason in the language of the store view (%s)', async (locale, short, only) => {
  const i18n = await loadMessages(locale);
  const refused = new ItemRefusedError([{ code: 'INSUFFICIENT_STOCK', message: 'No' }]);
  expect(refusalWords({ i18n }, refused)).toBe(short);
  expect(refusalWords({ i18n }, refused, { maxQuantity: 1 } as CartLine)).toBe(only);
});
