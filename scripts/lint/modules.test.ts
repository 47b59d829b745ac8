import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignTables, readModules, tableOwners } from './modules.ts';
import type { Source } from './modules.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = readModules(ROOT);
const owners = tableOwners(ROOT);

const source = (path: string, text: string): Source => ({
  path: `commerce/${path}/store.ts`,
  module: path.split('/')[1] ?? '',
  text,
});

test('every file below a layer belongs to a module', () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(sources.filter(({ module }) => !module)).toEqual([]);
});

test('a table is named only by the module whose migrations create it', () => {
  expect(owners.get('shipping_rate')).toEqual({ module: 'shipping', isView: false });
  expect(foreignTables(sources, owners)).toEqual([]);
});

test('a view is read by all and written by none but its owner', () => {
  expect(owners.get('attribute_choice')).toEqual({ module: 'attributes', isView: true });
  const read = 'select 1 from attribute_choice a join product_place p on true';
  expect(foreignTables([source('merchandise/search', read)], owners)).toEqual([]);
  for (const written of ['insert into attribute_choice', 'delete from attribute_choice', 'update attribute_choice set'])
    expect(foreignTables([source('merchandise/search', written)], owners)).toEqual([
      'commerce/merchandise/search/store.ts: attributes.attribute_choice',
    ]);
});

test('a table of another module is reported, however it is written', () => {
  const other = [
    'select 1 from stock s',
    'update stock set qty = 1',
    'insert into stock values (1)',
    'left join stock on',
  ];
  for (const text of other)
    expect(foreignTables([source('sale/cart', text)], owners)).toEqual(['commerce/sale/cart/store.ts: catalog.stock']);
  for (const own of ['/** Taken from stock. */', '  // from stock'])
    expect(foreignTables([source('sale/cart', own)], owners)).toEqual([]);
  expect(foreignTables([source('merchandise/catalog', 'select 1 from stock')], owners)).toEqual([]);
});
