import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignTables, readSubjects, tableOwners } from './subjects.ts';
import type { Source } from './subjects.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = readSubjects(ROOT);
const owners = tableOwners(ROOT);

const source = (subject: string, text: string): Source => ({ path: `commerce/${subject}/store.ts`, subject, text });

test('a table is named only by the subject whose migrations create it', () => {
  expect(owners.get('shipping_rate')).toEqual({ subject: 'shipping', isView: false });
  expect(foreignTables(sources, owners)).toEqual([]);
});

test('a view is read by all and written by none but its owner', () => {
  expect(owners.get('attribute_choice')).toEqual({ subject: 'attributes', isView: true });
  const read = 'select 1 from attribute_choice a join product_place p on true';
  expect(foreignTables([source('search', read)], owners)).toEqual([]);
  for (const written of ['insert into attribute_choice', 'delete from attribute_choice', 'update attribute_choice set'])
    expect(foreignTables([source('search', written)], owners)).toEqual([
      'commerce/search/store.ts: attributes.attribute_choice',
    ]);
});

test('a table of another subject is reported, however it is written', () => {
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
