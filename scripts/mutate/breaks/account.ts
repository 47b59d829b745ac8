import type { Break } from '../break.ts';

const ACTIONS = 'storefront/features/account/state/account-actions.ts';
const WIRING = 'storefront/shell/use-account-actions.ts';

export const breaks: readonly Break[] = [
  {
    what: 'signing out leaves what was typed at checkout',
    ids: ['SI-10'],
    file: ACTIONS,
    find: '      environment.clearEntered();\n',
    put: '',
  },
  {
    what: 'clearing checkout is wired to nothing',
    ids: ['SI-10'],
    file: WIRING,
    find: '        clearCheckout(checkout);\n',
    put: '',
  },
  {
    what: 'signing out leaves answers that hold a cart',
    ids: ['SI-11'],
    file: ACTIONS,
    find: '    environment.clearCartCache();\n',
    put: '',
  },
  {
    what: 'signing out leaves answers that hold a customer',
    ids: ['SI-11'],
    file: ACTIONS,
    find: '    environment.clearCustomerCache();\n',
    put: '',
  },
  {
    what: 'dropping answers of a cart is wired to nothing',
    ids: ['SI-11', 'NT-08'],
    file: WIRING,
    find: 'clearCartCache: () => dropCartAnswers(queryClient)',
    put: 'clearCartCache: () => undefined',
  },
  {
    what: 'dropping answers of a customer is wired to nothing',
    ids: ['SI-11'],
    file: WIRING,
    find: 'clearCustomerCache: () => dropCustomerAnswers(queryClient)',
    put: 'clearCustomerCache: () => undefined',
  },
  {
    what: 'answers that hold a cart are not dropped',
    ids: ['NT-08'],
    file: 'storefront/platform/commerce/drop-answers.ts',
    find: 'queryClient.removeQueries({ predicate: isAbout(CART) })',
    put: 'undefined',
  },
  {
    what: 'nothing reloads when a sign-in has run out',
    ids: ['SI-18'],
    file: 'storefront/shell/follow-session.ts',
    find: 'return window.location.reload();',
    put: 'return;',
  },
  {
    what: 'a sign-in that ran out is not ended',
    ids: ['SI-18'],
    file: 'storefront/features/account/state/watch-expiry.ts',
    find: '      onExpired();\n',
    put: '',
  },
  {
    what: 'the token is not revoked',
    ids: ['GM-10'],
    file: ACTIONS,
    find: '    await api.revokeToken().catch(() => undefined);\n',
    put: '',
  },
  {
    what: 'revoking the token asks for nothing',
    ids: ['GM-10'],
    file: 'storefront/features/account/api/account-api.ts',
    find: 'revokeToken: async () => void (await commerce.mutate(RevokeCustomerTokenDocument, {}))',
    put: 'revokeToken: async () => undefined',
  },
];
