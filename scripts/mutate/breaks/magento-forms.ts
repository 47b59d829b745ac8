import type { Break } from '../break.ts';

/** What other clients of Magento ask for, and what the account tells of invitations. */
export const breaks: readonly Break[] = [
  {
    what: 'the place of pickup that an address names is not the one that is chosen',
    ids: [],
    file: 'commerce/checkout/service.ts',
    find: 'const method = atPickupPlace(given, detail.addresses.shipping);',
    put: 'const method = given;',
    tests: ['commerce/checkout/checkout.test.ts'],
  },
  {
    what: 'a slab may be picked up anywhere',
    ids: [],
    file: 'commerce/checkout/pickup-locations.ts',
    find: '[...yards].every((yard) => yard === code)',
    put: '[...yards].every(() => code)',
    tests: ['commerce/checkout/checkout.test.ts'],
  },
  {
    what: 'settings of ways to pay are kept after a load has changed them',
    ids: [],
    file: 'commerce/payment/paid-later-config.ts',
    find: '  context.noStore();\n',
    put: '',
    tests: ['commerce/checkout/standard-payment.test.ts'],
  },
  {
    what: 'settings tell the ways to pay of the view that asks, not of the one that is described',
    ids: [],
    file: 'commerce/payment/paid-later-config.ts',
    find: 'storeViewId: id }',
    put: 'storeViewId: id && context.storeView.id }',
    tests: ['commerce/checkout/standard-payment.test.ts'],
  },
  {
    what: 'paying and ordering in one call does not set the way to pay',
    ids: [],
    file: 'commerce/orders/graphql.ts',
    find: '      await setPaymentMethod(context, cartId, payment);\n',
    put: '',
    tests: ['commerce/checkout/standard-payment.test.ts'],
  },
  {
    what: 'an invitation is told to whoever took its address for an account',
    ids: [],
    file: 'commerce/company/service.ts',
    find: 'return confirmedAt ? findReceived(',
    put: 'return confirmedAt !== undefined ? findReceived(',
    tests: ['commerce/company/company.test.ts'],
  },
  {
    what: 'invitations are left out of one’s own data',
    ids: [],
    file: 'storefront/features/account/privacy/own-data.ts',
    find: 'invitations: dealings?.customerCompanyInvitations ?? [],',
    put: 'invitations: [] as { company: string; expires_at: string }[],',
    tests: ['storefront/features/account/privacy/account-privacy.test.tsx'],
  },
];
