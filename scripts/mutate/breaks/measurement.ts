import type { Break } from '../break.ts';

const INTERPRET = 'storefront/platform/analytics/interpret.ts';
const BEGIN = 'storefront/shell/measurement/begin-measurement.ts';
const TRACKER = 'storefront/platform/analytics/tracker-settings.ts';

export const breaks: readonly Break[] = [
  {
    what: 'what is added to the cart is not told',
    ids: ['AN-01'],
    file: INTERPRET,
    find: "        layer.push('add-to-cart');\n",
    put: '',
  },
  {
    what: 'what is taken out of the cart is not told',
    ids: ['AN-11'],
    file: INTERPRET,
    find: "        layer.push('remove-from-cart');\n",
    put: '',
  },
  {
    what: 'a changed cart is not told',
    ids: ['AN-16'],
    file: INTERPRET,
    find: "      if (isUpdate) layer.push('update-cart');\n",
    put: '',
  },
  {
    what: 'the cart tells nobody that it changed',
    ids: ['AN-01', 'AN-11', 'AN-16'],
    file: 'storefront/features/cart/wire-cart.ts',
    find: "publish({ kind: 'cart-changed', before, after, added })",
    put: 'undefined',
  },
  { what: 'a sign-in is not told', ids: ['AN-14'], file: INTERPRET, find: "      layer.push('sign-in');\n", put: '' },
  { what: 'a sign-out is not told', ids: ['AN-15'], file: INTERPRET, find: "      layer.push('sign-out');\n", put: '' },
  {
    what: 'nobody publishes that somebody signed in or out',
    ids: ['AN-14', 'AN-15'],
    file: BEGIN,
    find: "if (isSignedIn !== wasSignedIn && where === 'here') publish({ kind: isSignedIn ? 'signed-in' : 'signed-out' });",
    put: '',
  },
  {
    what: 'a session lasts an hour',
    ids: ['CO-04'],
    file: TRACKER,
    find: 'sessionCookieTimeout: 1800',
    put: 'sessionCookieTimeout: 3600',
  },
  {
    what: 'cookies live a year',
    ids: ['CO-05'],
    file: TRACKER,
    find: 'cookieLifetime: 63_072_000',
    put: 'cookieLifetime: 31_536_000',
  },
  {
    what: 'posts are twice as large',
    ids: ['CO-07'],
    file: TRACKER,
    find: 'MAX_POSTED_BYTES = 40_000',
    put: 'MAX_POSTED_BYTES = 80_000',
  },
  {
    what: 'the tracker is started without its settings',
    ids: ['CO-04', 'CO-05', 'CO-07'],
    file: 'storefront/platform/analytics/tracker.ts',
    find: '    ...TRACKER_SETTINGS,\n',
    put: '',
  },
];
