import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { openCommerce } from '../open-commerce.ts';
import { attributeMap, readAttributeMap } from './attribute-map.ts';
import { dataHere, variablesThere } from './rename.ts';

const MAP = 'finish: surface\ncoverage_sq_ft: { code: m2_per_box, times: 10.7639 }\nprice_per_sq_ft: pied_carre\n';
const folder = mkdtempSync(join(tmpdir(), 'tessera-map-'));
const fileOf = (text: string): string => {
  const file = join(folder, 'map.yaml');
  writeFileSync(file, text);
  return file;
};

const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

test('sends filters and sort fields with remote codes, returns responses with local codes, and converts numbers', () => {
  const map = readAttributeMap(fileOf(MAP));
  expect(
    variablesThere({ filter: { finish: { eq: '4' }, sku: { eq: 'A' } }, sort: { price_per_sq_ft: 'ASC' }, n: 1 }, map),
  ).toEqual({ filter: { surface: { eq: '4' }, sku: { eq: 'A' } }, sort: { pied_carre: 'ASC' }, n: 1 });
  const value = (code: string, text: string) => ({ __typename: 'AttributeValue', code, value: text });
  expect(
    dataHere(
      {
        facts: { items: [value('m2_per_box', '2'), value('m2_per_box', 'about 2'), value('weight', '3')] },
        aggregations: [{ attribute_code: 'surface' }, { attribute_code: 'price' }],
        sort_fields: { default: 'pied_carre', options: [{ value: 'pied_carre' }, { value: 'name' }] },
        other: { code: 'surface', value: 'surface' },
      },
      map,
    ),
  ).toEqual({
    facts: {
      items: [value('coverage_sq_ft', '21.5278'), value('coverage_sq_ft', 'about 2'), value('weight', '3')],
    },
    aggregations: [{ attribute_code: 'finish' }, { attribute_code: 'price' }],
    sort_fields: { default: 'price_per_sq_ft', options: [{ value: 'price_per_sq_ft' }, { value: 'name' }] },
    other: { code: 'surface', value: 'surface' },
  });
});

test('a remote attribute with the code of another local one gets a prefix, in both directions; codes may be exchanged', () => {
  const { ours, theirs } = attributeMap({ finish: 'surface' });
  expect([ours('finish'), theirs('magento_finish'), theirs('magento_other')]).toEqual([
    'magento_finish',
    'finish',
    'magento_other',
  ]);
  const swapped = attributeMap({ look: 'style', style: 'look' });
  expect(['look', 'style'].map((code) => [swapped.ours(code), swapped.theirs(code)])).toEqual([
    ['style', 'style'],
    ['look', 'look'],
  ]);
});

test('reports an invalid file with its faults', () => {
  expect(() => readAttributeMap(join(folder, 'none.yaml'))).toThrow('ATTRIBUTES_MAP: ENOENT');
  for (const wrong of ['finish: [a]', 'finish: "A B"', 'finish: { code: a }', '- finish', 'a: { code: b, times: 0 }'])
    expect(() => readAttributeMap(fileOf(wrong))).toThrow('ATTRIBUTES_MAP');
  expect(() => readAttributeMap(fileOf('a: c\nb: c'))).toThrow('two attributes are one');
});

test('applies the mapping to requests and responses of pages and browsers', async () => {
  const requested: string[] = [];
  const upstream = createServer((request, response) => {
    requested.push(decodeURIComponent(request.url ?? ''));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":{"products":{"aggregations":[{"attribute_code":"surface"}]}}}');
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  open.push(() => new Promise<void>((done) => void upstream.close(() => done())));
  const settings = loadSettings({
    COMMERCE_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    ATTRIBUTES_MAP: fileOf(MAP),
  });
  const voice = { say: () => {}, step: <T>(_: string, work: () => Promise<T>) => work() };
  const { commerce, close } = await openCommerce({ settings, log: silentLog, voice });
  open.push(close);
  const query =
    'query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { aggregations { attribute_code } } }';
  const variables = { filter: { finish: { eq: '4' } } };
  const expected = { data: { products: { aggregations: [{ attribute_code: 'finish' }] } } };
  expect((await commerce.query({ query, variables, headers: {}, ip: '' })).result).toEqual(expected);
  const call = { method: 'GET', query, variables: JSON.stringify(variables), headers: {}, ip: '' };
  expect(JSON.parse((await commerce.executeGraphql(call)).body.toString())).toEqual(expected);
  expect(requested.slice(-2).map((path) => path.includes('{"surface":{"eq":"4"}}'))).toEqual([true, true]);
});
