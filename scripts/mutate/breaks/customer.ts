import type { Break } from '../break.ts';

const CARTS = ['commerce/customer/customers-cart.test.ts'];

export const breaks: readonly Break[] = [
  {
    what: 'a customer has no cart of their own over REST',
    ids: ['GN-08'],
    file: 'commerce/cart/rest-gate.ts',
    find: '  { method, path: `/${version}/carts/mine${path}`, handle: ofCustomer(handle) },\n',
    put: '',
    tests: CARTS,
  },
  {
    what: 'whoever knows the number of a cart may use it',
    ids: ['RO-06'],
    file: 'commerce/cart/gate.ts',
    find: 'row.customerId !== (customer?.id ?? null)',
    put: 'false',
    tests: [...CARTS, 'commerce/cart/cart.test.ts'],
  },
  {
    what: 'an address loses the code of its region',
    ids: ['EN-32'],
    file: 'commerce/address/address-rules.ts',
    find: 'regionCode: region.code,',
    put: "regionCode: '',",
  },
  {
    what: 'an address needs no street',
    ids: ['EN-32'],
    file: 'commerce/address/address-rules.ts',
    find: "if (street.length === 0) add(required('street'));",
    put: 'if (street.length === 0) void required;',
    tests: ['commerce/customer/address-book.test.ts'],
  },
  {
    what: 'the name of who is signed in is never asked for',
    ids: ['RO-02', 'GQ-15'],
    file: 'storefront/features/account/account-menu.tsx',
    find: 'enabled: isSignedIn }',
    put: 'enabled: false }',
    tests: ['storefront/features/account/account-menu.test.tsx'],
  },
];
