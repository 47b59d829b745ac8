import type { Break } from '../break.ts';

const ACTIONS = 'storefront/features/account/state/account-actions.ts';
const EXPIRY = 'storefront/features/account/state/watch-expiry.ts';
const SESSION = 'storefront/platform/session/session.ts';
const WIRING = 'storefront/shell/use-account-actions.ts';
const ACTION_TESTS = ['storefront/features/account/state/account-actions.test.ts'];
const EXPIRY_TESTS = ['storefront/features/account/state/watch-expiry.test.ts'];
const WHOLE = ['storefront/shell/session.test.tsx'];

export const breaks: readonly Break[] = [
  {
    what: 'signing in keeps no token',
    ids: ['SI-01', 'SI-02'],
    file: ACTIONS,
    find: 'session.setToken(await api.signIn(credentials));',
    put: 'await api.signIn(credentials);',
    tests: ACTION_TESTS,
  },
  {
    what: 'a sign-in lasts two hours',
    ids: ['SI-01'],
    file: SESSION,
    find: 'export const TOKEN_LIFETIME = 3600;',
    put: 'export const TOKEN_LIFETIME = 7200;',
    tests: ACTION_TESTS,
  },
  {
    what: 'nobody with a token counts as signed in',
    ids: ['SI-02', 'EN-27'],
    file: SESSION,
    find: 'isSignedIn: () => token() !== undefined,',
    put: 'isSignedIn: () => false,',
    tests: ACTION_TESTS,
  },
  {
    what: 'clearing the token leaves it stored',
    ids: ['SI-03', 'SI-09'],
    file: SESSION,
    find: '    storage.remove(TOKEN_KEY);\n    storage.remove(SIGNED_IN_KEY);\n',
    put: '',
    tests: ACTION_TESTS,
  },
  {
    what: 'signing out does not revoke the token',
    ids: ['SI-07'],
    file: ACTIONS,
    find: 'await api.revokeToken().catch(() => undefined);',
    put: '',
    tests: ACTION_TESTS,
  },
  {
    what: 'signing out is wired to nothing that revokes the token',
    ids: ['SI-07', 'SI-22'],
    file: 'storefront/features/account/api/account-api.ts',
    find: 'void (await commerce.mutate(RevokeCustomerTokenDocument, {}))',
    put: 'undefined',
    tests: WHOLE,
  },
  {
    what: 'a token that cannot be revoked keeps the customer signed in',
    ids: ['SI-08'],
    file: ACTIONS,
    find: 'await api.revokeToken().catch(() => undefined);',
    put: 'await api.revokeToken();',
    tests: [...ACTION_TESTS, ...WHOLE],
  },
  {
    what: 'signing out leaves the sign-in',
    ids: ['SI-09'],
    file: ACTIONS,
    find: '      session.clearToken();\n',
    put: '',
    tests: [...ACTION_TESTS, ...WHOLE],
  },
  {
    what: 'signing out leaves the cart',
    ids: ['SI-12'],
    file: ACTIONS,
    find: '    environment.removeCart();\n    environment.clearTraces();',
    put: '    environment.clearTraces();',
    tests: ACTION_TESTS,
  },
  {
    what: 'signing out is wired to no cart to remove',
    ids: ['SI-12'],
    file: WIRING,
    find: '        createCartMemory(browserStorage).clear();\n        cart.removeCart();\n',
    put: '',
    tests: WHOLE,
  },
  {
    what: 'signing out leaves what was looked at and bought',
    ids: ['SI-13'],
    file: WIRING,
    find: '        forgetHistories();\n',
    put: '',
    tests: WHOLE,
  },
  {
    what: 'signing out leaves the persisted answers of the shop',
    ids: ['SI-14'],
    file: WIRING,
    find: '        clearPersistedAnswers();\n',
    put: '',
    tests: WHOLE,
  },
  {
    what: 'nothing waits for the end of a sign-in',
    ids: ['SI-15', 'SI-16'],
    file: EXPIRY,
    find: 'timer = ticker.setInterval(tick, INTERVAL_MS);',
    put: '',
    tests: EXPIRY_TESTS,
  },
  {
    what: 'a sign-in that a page finds is not watched',
    ids: ['SI-16'],
    file: EXPIRY,
    find: '  begin();\n  const unsubscribe',
    put: '  const unsubscribe',
    tests: EXPIRY_TESTS,
  },
  {
    what: 'a sign-in that begins on the page is not watched',
    ids: ['SI-15'],
    file: EXPIRY,
    find: 'session.subscribe(begin)',
    put: 'session.subscribe(() => undefined)',
    tests: EXPIRY_TESTS,
  },
  {
    what: 'the end of a sign-in is looked for every ten seconds',
    ids: ['SI-17'],
    file: EXPIRY,
    find: 'const INTERVAL_MS = 1000;',
    put: 'const INTERVAL_MS = 10_000;',
    tests: EXPIRY_TESTS,
  },
  {
    what: 'signing out leaves the watch running',
    ids: ['SI-19'],
    file: EXPIRY,
    find: '    stop();\n    if (expiresAt === undefined) return;\n',
    put: '    if (expiresAt === undefined) return;\n    stop();\n',
    tests: EXPIRY_TESTS,
  },
];
