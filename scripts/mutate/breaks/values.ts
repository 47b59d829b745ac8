import type { Break } from '../break.ts';

const CARD = 'contract/card.ts';
const RULES = ['contract/card.test.ts'];
const FORM = ['storefront/features/checkout/steps/payment-step.test.tsx'];

/** What a card number must be. */
export const breaks: readonly Break[] = [
  {
    what: 'any text is taken for a card number in search of its brand',
    ids: ['VA-10'],
    file: CARD,
    find: "if (!/^[\\d\\s-]+$/.test(value)) return { code: 'card_characters' };",
    put: '',
    tests: [...RULES, ...FORM],
  },
  {
    what: 'dashes of a card number count as digits',
    ids: ['VA-11'],
    file: CARD,
    find: "value.replace(/\\D/g, '')",
    put: "value.replace(/\\s/g, '')",
    tests: RULES,
  },
  { what: 'MasterCard ends at 54', ids: ['VA-12'], file: CARD, find: '[51, 55]', put: '[51, 54]', tests: RULES },
  {
    what: 'MasterCard begins with 5 alone',
    ids: ['VA-13'],
    file: CARD,
    find: '      [2221, 2720],\n',
    put: '',
    tests: RULES,
  },
  {
    what: 'Visa has 15 digits',
    ids: ['VA-14'],
    file: CARD,
    find: "{ brand: 'visa', length: 16, ranges: [[4, 4]] }",
    put: "{ brand: 'visa', length: 15, ranges: [[4, 4]] }",
    tests: RULES,
  },
  {
    what: 'American Express has 37 alone',
    ids: ['VA-15'],
    file: CARD,
    find: '      [34, 34],\n',
    put: '',
    tests: RULES,
  },
  { what: 'Diners has not 36', ids: ['VA-16'], file: CARD, find: '      [36, 36],\n', put: '', tests: RULES },
  { what: 'Discover has not 6011', ids: ['VA-17'], file: CARD, find: '      [6011, 6011],\n', put: '', tests: RULES },
  { what: 'Discover has 6011 alone', ids: ['VA-18'], file: CARD, find: '      [64, 65],\n', put: '', tests: RULES },
  {
    what: 'JCB is not recognised',
    ids: ['VA-19'],
    file: CARD,
    find: "  { brand: 'jcb', length: 16, ranges: [[3528, 3589]] },\n",
    put: '',
    tests: RULES,
  },
  {
    what: 'a number of no known brand is taken',
    ids: ['VA-20'],
    file: CARD,
    find: "return isKnown ? undefined : { code: 'card_number' };",
    put: 'return isKnown ? undefined : undefined;',
    tests: [...RULES, ...FORM],
  },
  {
    what: 'the form of a card does not judge its number',
    ids: ['VA-10', 'VA-20'],
    file: 'storefront/features/checkout/steps/card-form.tsx',
    find: 'cardnumber: [required, cardNumber],',
    put: 'cardnumber: [required],',
    tests: FORM,
  },
];
