import type { Break } from '../break.ts';

const MONEY = 'storefront/platform/money/format-money.ts';
const MONEY_TESTS = ['storefront/platform/money/format-money.test.ts'];
const CONTEXT = 'commerce/analytics/service.ts';
const CONTEXT_TESTS = ['commerce/analytics/analytics.test.ts'];

/** How amounts are written, what measurement is told of the shop, and the switch of a visitor who lets himself be located. */
export const breaks: readonly Break[] = [
  {
    what: 'without the platform a currency has no symbol',
    ids: ['CU-12'],
    file: MONEY,
    find: 'SYMBOLS[currency] ?? `${currency} `',
    put: '`${currency} `',
    tests: MONEY_TESTS,
  },
  {
    what: 'money has one decimal',
    ids: ['CU-13'],
    file: MONEY,
    find: 'languageTag, 2, 2)',
    put: 'languageTag, 1, 1)',
    tests: MONEY_TESTS,
  },
  {
    what: 'French money is written as English is',
    ids: ['CU-13'],
    file: MONEY,
    find: "languageTag === 'fr-CA'",
    put: 'false',
    tests: MONEY_TESTS,
  },
  {
    what: 'measurement is told no address of the shop',
    ids: ['AN-19', 'GQ-27'],
    file: CONTEXT,
    find: 'store_url: config.secure_base_url',
    put: "store_url: ''",
    tests: CONTEXT_TESTS,
  },
  {
    what: 'measurement is told the currency of the view instead of the one that is shown',
    ids: ['AN-19', 'GQ-27'],
    file: CONTEXT,
    find: 'store_view_currency_code: currency',
    put: 'store_view_currency_code: config.base_currency_code',
    tests: CONTEXT_TESTS,
  },
  {
    what: 'measurement is told the store where it asks for the view',
    ids: ['AN-20', 'GQ-27'],
    file: CONTEXT,
    find: 'store_view_code: storeView.code',
    put: 'store_view_code: storeView.groupCode',
    tests: CONTEXT_TESTS,
  },
  {
    what: 'a visitor who lets himself be located is asked all the same',
    ids: ['AD-07'],
    file: 'storefront/features/advice/decide-advice.ts',
    find: "kind: isAllowed ? 'switch' : 'suggest'",
    put: "kind: 'suggest'",
    tests: ['storefront/features/advice/advice.test.tsx', 'storefront/shell/website-advice.test.tsx'],
  },
];
