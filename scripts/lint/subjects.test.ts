import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circleOf, foreignTables, readSubjects, subjectGraph, tableOwners } from './subjects.ts';
import type { Source } from './subjects.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = readSubjects(ROOT);
const owners = tableOwners(ROOT);

const source = (subject: string, text: string): Source => ({ path: `commerce/${subject}/store.ts`, subject, text });

/** Read across the wall until the owner gives a view or a service; this list only ever gets shorter. */
const STILL_READ = [
  'commerce/catalog/product-store.ts: attributes.attribute',
  'commerce/catalog/product-store.ts: attributes.attribute_option',
  'commerce/catalog/sellable-store.ts: attributes.attribute',
  'commerce/catalog/sellable-store.ts: attributes.attribute_option',
  'commerce/catalog/snapshot-store.ts: attributes.attribute_option',
  'commerce/feedback/store.ts: stores.store_view',
  'commerce/newsletter/store.ts: stores.store_view',
  'commerce/orders/receipt-store.ts: cart.cart',
  'commerce/orders/receipt-store.ts: payment.payment_attempt',
  'commerce/reservation/store.ts: stores.store_view',
  'commerce/search/index-store.ts: attributes.attribute',
  'commerce/search/index-store.ts: attributes.attribute_option',
  'commerce/search/index-store.ts: catalog.category',
  'commerce/search/index-store.ts: catalog.category_product',
  'commerce/search/index-store.ts: catalog.category_text',
  'commerce/search/index-store.ts: catalog.configurable_variant',
  'commerce/search/index-store.ts: catalog.product',
  'commerce/search/index-store.ts: catalog.product_option_value',
  'commerce/search/index-store.ts: catalog.product_text',
  'commerce/search/index-store.ts: cms.cms_page',
  'commerce/search/index-store.ts: cms.cms_page_text',
  'commerce/search/index-store.ts: stores.store_view',
  'commerce/search/store.ts: catalog.configurable_variant',
  'commerce/search/store.ts: catalog.product',
];

test('subjects run each other’s code in one direction', () => {
  const graph = subjectGraph(sources);
  expect(graph.size).toBeGreaterThan(15);
  expect(graph.get('orders')).toContain('cart');
  expect(circleOf(graph)).toBeUndefined();
});

test('a circle is found, and types alone make none', () => {
  const one = source('one', "import { x } from '#commerce/two/service.ts';");
  const two = (kind: string) => source('two', `import ${kind} from '#commerce/one/service.ts';`);
  expect(circleOf(subjectGraph([one, two('{ a,\n  b }')]))).toEqual(['one', 'two', 'one']);
  expect(circleOf(subjectGraph([one, two('type { A }')]))).toBeUndefined();
});

test('a table is named by the subject whose migrations make it, but for the reads that are left', () => {
  expect(owners.get('shipping_rate')).toBe('shipping');
  expect(foreignTables(sources, owners)).toEqual(STILL_READ);
});

test('a table of another subject is told, however it is named', () => {
  const other = [
    'select 1 from stock s',
    'update stock set qty = 1',
    'insert into stock values (1)',
    'left join stock on',
  ];
  for (const text of other)
    expect(foreignTables([source('cart', text)], owners)).toEqual(['commerce/cart/store.ts: catalog.stock']);
  for (const own of ['/** Taken from stock. */', '  // from stock'])
    expect(foreignTables([source('cart', own)], owners)).toEqual([]);
  expect(foreignTables([source('catalog', 'select 1 from stock')], owners)).toEqual([]);
});
