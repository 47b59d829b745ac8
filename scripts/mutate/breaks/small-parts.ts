import type { Break } from '../break.ts';

const FIELD = 'storefront/ui/field/field.tsx';
const TRIGGER = 'storefront/features/header/cart-trigger.tsx';
const COLUMNS = 'storefront/features/page-builder/render/layout.module.css';
const inPages = ['storefront/routes/pages.test.tsx'];
const inUi = ['storefront/ui/ui.test.tsx'];
const inHeader = ['storefront/features/header/header.test.tsx'];
const inLayout = ['storefront/shell/layout.browser.test.tsx'];
const inContent = ['storefront/shell/content/page-content.browser.test.tsx'];
const inAdvice = ['storefront/features/advice/advice.test.tsx'];

export const breaks: readonly Break[] = [
  {
    what: 'link buttons look like others',
    ids: ['UI-01'],
    file: 'storefront/ui/button/button.tsx',
    find: 'styles[kind], ',
    put: '',
    tests: inUi,
  },
  {
    what: 'buttons have one size',
    ids: ['UI-01'],
    file: 'storefront/ui/button/button.tsx',
    find: 'styles[size], ',
    put: '',
    tests: inUi,
  },
  {
    what: 'the optional marker is not shown',
    ids: ['UI-02'],
    file: FIELD,
    find: '        {optional && <span className={styles.optional}>{optional}</span>}\n',
    put: '',
    tests: inUi,
  },
  {
    what: 'the optional marker says something else',
    ids: ['UI-02'],
    file: 'storefront/platform/address/messages.json',
    find: '"checkout.optional": { "en": "Optional"',
    put: '"checkout.optional": { "en": "Required"',
    tests: ['storefront/platform/address/fill-pasted.test.tsx'],
  },
  {
    what: 'a field in error looks like any',
    ids: ['UI-03'],
    file: FIELD,
    find: 'Boolean(error) && styles.wrong, ',
    put: '',
    tests: inUi,
  },
  {
    what: 'columns of four stand two in a row',
    ids: ['HM-02'],
    file: COLUMNS,
    find: 'width: var(--share, 25%);',
    put: '',
    tests: inContent,
  },
  {
    what: 'columns of four stand in one on small screens',
    ids: ['HM-03'],
    file: COLUMNS,
    find: '.narrow {\n  width: 50%;',
    put: '.narrow {\n  width: 100%;',
    tests: inContent,
  },
  {
    what: 'the cart trigger has no badge',
    ids: ['CT-01'],
    file: TRIGGER,
    find: '{badge && <span className={styles.count}>{badge}</span>}',
    put: '',
    tests: inHeader,
  },
  {
    what: 'the cart trigger counts nothing',
    ids: ['CT-01'],
    file: 'storefront/shell/cart-slot.tsx',
    find: 'count={useItemCount()}',
    put: 'count={undefined}',
    tests: ['storefront/shell/cart-slot.test.tsx'],
  },
  {
    what: '99 items are said to be more',
    ids: ['CT-02'],
    file: TRIGGER,
    find: 'count > MAX_SHOWN',
    put: 'count >= MAX_SHOWN',
    tests: inHeader,
  },
  {
    what: 'the footer has no newsletter',
    ids: ['FT-01'],
    file: 'storefront/shell/server-parts.tsx',
    find: '<Footer newsletter={<Newsletter />} />',
    put: '<Footer />',
    tests: inLayout,
  },
  {
    what: 'a group shows its first block alone',
    ids: ['SC-04'],
    file: 'storefront/features/page-builder/cms-block-group.tsx',
    find: 'const blocks = identifiers.flatMap',
    put: 'const blocks = identifiers.slice(0, 1).flatMap',
    tests: inPages,
  },
  {
    what: 'crawlers are advised',
    ids: ['AD-11'],
    file: 'storefront/features/advice/advice-rule.ts',
    find: 'isCrawler(userAgent) || ',
    put: '',
    tests: inAdvice,
  },
  {
    what: 'nobody looks whether a visitor is a crawler',
    ids: ['AD-11'],
    file: 'storefront/features/advice/use-advice-due.ts',
    find: 'userAgent: navigator.userAgent',
    put: "userAgent: ''",
    tests: inAdvice,
  },
];
