import type { Break } from '../break.ts';

const ERRORS = 'contract/errors.ts';
const ERRORS_TEST = ['contract/errors.test.ts'];
const BLOCKS = 'storefront/features/page-builder/cms-block-group.tsx';
const PAGES_TEST = ['storefront/routes/pages.test.tsx'];
const REST = 'storefront/platform/commerce/rest-error.ts';
const REST_TEST = ['storefront/platform/commerce/rest.test.ts'];
const UNEXPECTED = 'storefront/platform/connectivity/unexpected-errors.ts';

export const breaks: readonly Break[] = [
  {
    what: 'a cart that is not there is kept',
    ids: ['ER-01'],
    file: ERRORS,
    find: "  'Could not find a cart',\n",
    put: '',
    tests: ERRORS_TEST,
  },
  {
    what: 'a cart that was ordered is kept',
    ids: ['ER-02'],
    file: ERRORS,
    find: '  "The cart isn\'t active",\n',
    put: '',
    tests: ERRORS_TEST,
  },
  {
    what: 'the codes of a translated back end mean nothing',
    ids: ['ER-04'],
    file: ERRORS,
    find: "const INVALID_CART_CODES = ['CART_NOT_FOUND', 'CART_NOT_ACTIVE'];",
    put: 'const INVALID_CART_CODES: string[] = [];',
    tests: ERRORS_TEST,
  },
  {
    what: 'the category of a cart that is not the caller’s means nothing',
    ids: ['ER-04'],
    file: ERRORS,
    find: "['graphql-no-such-entity', 'graphql-authorization'];",
    put: "['graphql-no-such-entity'];",
    tests: ERRORS_TEST,
  },
  {
    what: 'the place of blocks that load is as high as a line',
    ids: ['ER-07'],
    file: 'storefront/features/page-builder/cms-block-group.module.css',
    find: 'height: 200px;',
    put: 'height: 1lh;',
    tests: ['storefront/shell/content/page-content.browser.test.tsx'],
  },
  {
    what: 'blocks that load leave no place',
    ids: ['ER-07'],
    file: BLOCKS,
    find: 'if (isPending) return <Skeleton className={styles.placeholder} />;',
    put: 'if (isPending) return <p />;',
    tests: ['storefront/shell/content/page-content.browser.test.tsx'],
  },
  {
    what: 'why a block group failed is not said in the shop’s words',
    ids: ['ER-08'],
    file: BLOCKS,
    find: '(error instanceof GraphqlError && error.message) || ',
    put: '',
    tests: PAGES_TEST,
  },
  {
    what: 'an empty block group says nothing',
    ids: ['ER-09'],
    file: BLOCKS,
    find: '  if (!blocks.length) return',
    put: '  if (blocks.length < 0) return',
    tests: PAGES_TEST,
  },
  {
    what: 'a REST error shows its whole body for a message',
    ids: ['ER-14'],
    file: REST,
    find: "typeof body?.message === 'string' ? fill(body.message, body.parameters) : text",
    put: 'text',
    tests: REST_TEST,
  },
  {
    what: 'a REST error loses what else the body said',
    ids: ['ER-14'],
    file: REST,
    find: 'this.additionalInfo = body ? additional : undefined;',
    put: 'this.additionalInfo = undefined;',
    tests: REST_TEST,
  },
  {
    what: 'a REST error without JSON has no text',
    ids: ['ER-17'],
    file: REST,
    find: 'fill(body.message, body.parameters) : text;',
    put: "fill(body.message, body.parameters) : '';",
    tests: REST_TEST,
  },
  {
    what: 'an unknown kind of filter filters by nothing',
    ids: ['ER-21'],
    file: 'storefront/features/catalog/filters/filter-input.ts',
    find: 'throw new TypeError(`Unknown type ${String(kind)}`);',
    put: 'return undefined;',
    tests: ['storefront/features/catalog/filters/filters.test.ts'],
  },
  {
    what: 'a missing translation throws',
    ids: ['ER-22'],
    file: 'storefront/platform/i18n/load-messages.ts',
    find: 'missing: (_locale, id) => id',
    put: 'missing: (_locale, id) => { throw new Error(id); }',
    tests: ['storefront/platform/i18n/load-messages.test.ts'],
  },
  {
    what: 'the check does not miss a French text',
    ids: ['ER-23'],
    file: 'scripts/messages/check.ts',
    find: '  if (!fr?.trim()) return [`${id}: no French text`];',
    put: '  if (!fr) return [];',
    tests: ['scripts/messages/check.test.ts'],
  },
  {
    what: 'messages that nobody uses are built',
    ids: ['ER-23'],
    file: 'scripts/messages/catalogues.ts',
    find: '  return [...problems, ...[...folderOf.keys()].filter((id) => !used.has(id)).map((id) => `${id}: unused`)];',
    put: '  return problems;',
    tests: ['scripts/messages/catalogues.test.ts', 'server/build.test.ts'],
  },
  {
    what: 'an error nobody caught is logged without its id',
    ids: ['ER-24'],
    file: UNEXPECTED,
    find: 'console.error(`[${id}] ${place}`, error);',
    put: 'console.error(place, error);',
    tests: PAGES_TEST,
  },
];
