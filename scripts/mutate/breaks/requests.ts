import type { Break } from '../break.ts';

const NORMALISE = 'storefront/platform/commerce/normalise.ts';
const DROP = 'storefront/platform/commerce/drop-answers.ts';
const inRest = ['storefront/platform/commerce/rest.test.ts'];
const inRetry = ['storefront/platform/commerce/retry.test.ts'];

export const breaks: readonly Break[] = [
  {
    what: 'offline requests are repeated',
    ids: ['NT-06'],
    file: 'storefront/platform/commerce/retry.ts',
    find: ' && isOnline();',
    put: ';',
    tests: inRetry,
  },
  {
    what: 'every browser counts as online',
    ids: ['NT-06'],
    file: 'storefront/platform/commerce/retry.ts',
    find: "typeof navigator === 'undefined' || navigator.onLine !== false",
    put: 'true',
    tests: inRetry,
  },
  {
    what: 'what is known of a customer stays',
    ids: ['NT-09'],
    file: DROP,
    find: 'predicate: isAbout(CUSTOMER) });\n\n/** Fetches',
    put: 'predicate: () => false });\n\n/** Fetches',
    tests: ['storefront/platform/commerce/persisted-answers.test.ts', 'storefront/shell/session.test.tsx'],
  },
  {
    what: 'signing out leaves what is known of a customer',
    ids: ['NT-09'],
    file: 'storefront/shell/use-account-actions.ts',
    find: 'clearCustomerCache: () => dropCustomerAnswers(queryClient),',
    put: 'clearCustomerCache: () => undefined,',
    tests: ['storefront/shell/session.test.tsx'],
  },
  {
    what: 'REST answers keep the names of the back end',
    ids: ['NT-10'],
    file: 'storefront/platform/commerce/rest.ts',
    find: 'isRaw ? value : normalise(value)',
    put: 'value',
    tests: inRest,
  },
  {
    what: 'names are changed at the top alone',
    ids: ['NT-10'],
    file: NORMALISE,
    find: 'result[key] = normalise(entry, { keepTypeName });',
    put: 'result[key] = entry;',
    tests: inRest,
  },
  {
    what: 'the type name stays',
    ids: ['NT-11'],
    file: NORMALISE,
    find: "(name === '__typename' && !keepTypeName)",
    put: 'false',
    tests: inRest,
  },
  {
    what: 'the type name goes even when asked for',
    ids: ['NT-11'],
    file: NORMALISE,
    find: ' && !keepTypeName',
    put: '',
    tests: inRest,
  },
  {
    what: 'names that reach into prototypes stay',
    ids: ['NT-12'],
    file: NORMALISE,
    find: "new Set(['__proto__', 'constructor', 'prototype'])",
    put: 'new Set([] as string[])',
    tests: inRest,
  },
  {
    what: 'answers of GraphQL lose the names of the schema',
    ids: ['NT-13'],
    file: 'storefront/platform/commerce/client.ts',
    find: 'return data as Result;',
    put: 'return JSON.parse(JSON.stringify(data).replaceAll(/_(\\w)/g, (_, letter: string) => letter.toUpperCase())) as Result;',
    tests: ['storefront/platform/commerce/client.test.ts'],
  },
  {
    what: 'activity is counted by the ten seconds',
    ids: ['CO-06'],
    file: 'storefront/platform/analytics/page-activity.ts',
    find: 'PING_SECONDS = 5',
    put: 'PING_SECONDS = 10',
    tests: ['storefront/platform/analytics/publish.test.ts'],
  },
  {
    what: 'an instant purchase counts as any order',
    ids: ['AN-04'],
    file: 'storefront/platform/analytics/interpret.ts',
    find: "type === 'checkout' ? 'place-order' : 'instant-purchase'",
    put: "'place-order'",
    tests: ['storefront/platform/analytics/interpret.test.ts'],
  },
];
