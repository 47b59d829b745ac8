import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import { openFolder } from './folder.ts';
import { Problems } from './problems.ts';
import { readStock } from './read-stock.ts';

const material = { code: 'material', options: [{ code: 'marble' }] } as unknown as AttributeInput;

const read = (text: string | undefined) => {
  const root = mkdtempSync(join(tmpdir(), 'stock-'));
  if (text !== undefined) writeFileSync(join(root, 'stock.yaml'), text);
  const problems = new Problems();
  return { rule: readStock(openFolder(root, problems), new Map([['material', material]])), problems };
};

test('without the file nothing is ordered beyond its stock', () => {
  expect(read(undefined).rule).toBeNull();
});

test('reads the rule of the shop and of classes', () => {
  const { rule } = read(`few_left: 8
order_later: { offered: true, days: 28, two_shipments: each, classes: [{ attribute: material, option: marble, offered: false }] }`);
  expect(rule).toEqual({
    isOffered: true,
    days: 28,
    twoShipments: 'each',
    fewLeft: 8,
    classes: [{ attribute: 'material', option: 'marble', isOffered: false, days: null }],
  });
});

test.each([
  ['order_later: { offered: perhaps }', 'must be true or false'],
  ['order_later: { offered: true, days: 0 }', 'must be a whole number from 1 to 999'],
  ['order_later: { offered: true, two_shipments: twice }', 'must be once or each'],
  ['order_later: { offered: true, classes: [{ attribute: look, option: a, offered: true }] }', 'no attribute "look"'],
  ['order_later: { offered: true, classes: [{ attribute: material, option: a, offered: true }] }', 'no option "a"'],
])('reports %s', (text, message) => {
  expect(
    read(text)
      .problems.errors.map((problem) => problem.message)
      .join(),
  ).toContain(message);
});
