import type { Break } from '../break.ts';

const CURRENCY = 'storefront/features/currency/currency-switcher.tsx';
const DROPDOWN = 'storefront/ui/dropdown/dropdown.tsx';
const inStoreView = ['storefront/features/store-view/store-view.test.tsx'];
const inCurrency = ['storefront/features/currency/currency.test.tsx'];

export const breaks: readonly Break[] = [
  {
    what: 'a shop without currencies has a switcher',
    ids: ['CU-02'],
    file: CURRENCY,
    find: '  if (!data?.availableCodes.length) return null;\n',
    put: '  if (!data) return null;\n',
    tests: inCurrency,
  },
  {
    what: 'the chosen currency is not stored',
    ids: ['CU-04'],
    file: 'storefront/features/currency/choose-currency.ts',
    find: '  rememberCurrency(code, storage);\n',
    put: '',
    tests: inCurrency,
  },
  {
    what: 'a currency is chosen, and nothing happens',
    ids: ['CU-04', 'CU-06'],
    file: CURRENCY,
    find: '              chooseCurrency(code, data, browserStorage, () => window.location.reload());\n',
    put: '',
    tests: inCurrency,
  },
  {
    what: 'currencies that nobody offers are stored',
    ids: ['CU-05'],
    file: 'storefront/features/currency/choose-currency.ts',
    find: '  if (!availableCodes.includes(code)) return;\n',
    put: '',
    tests: inCurrency,
  },
  {
    what: 'the page stays in the currency that it had',
    ids: ['CU-06'],
    file: 'storefront/features/currency/choose-currency.ts',
    find: '  reload();\n',
    put: '',
    tests: inCurrency,
  },
  {
    what: 'the current currency can be picked again',
    ids: ['CU-07'],
    file: CURRENCY,
    find: 'disabled={code === platform.currency}',
    put: '',
    tests: inCurrency,
  },
  {
    what: 'a press outside leaves menus open',
    ids: ['CU-08', 'MD-15'],
    file: DROPDOWN,
    find: "    document.addEventListener('mousedown', onPress);\n",
    put: '',
    tests: [...inCurrency, ...inStoreView],
  },
  {
    what: 'Escape leaves menus open',
    ids: ['CU-09'],
    file: DROPDOWN,
    find: "    document.addEventListener('keydown', onKey);\n",
    put: '',
    tests: inCurrency,
  },
];
