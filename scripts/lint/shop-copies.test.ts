import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiesOf, factsOf, shopCopies } from './shop-copies.ts';

const facts = factsOf(
  { website: { name: 'Gravel', sender: 'orders@gravel.example' }, groups: [{ phone: '514-555-0140' }] },
  [{ street: '1187 rue des Carriers, bureau 100', telephone: '450-555-0118' }],
);

test("the shop's name and addresses are in stores.yaml and showrooms.yaml only", () => {
  expect(shopCopies(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['{ "en": "Gravel may write to me" }', "the shop's name"],
  ['<a href="mailto:hello@gravel.example">', 'an e-mail address'],
  ['<a href="tel:+15145550140">', 'a telephone number'],
  ['call (450) 555-0118', 'a telephone number'],
  ['1187, rue des Carriers, Montréal', 'a street address'],
  ['1187 rue des Carriers', 'a street address'],
])('%s is a second copy', (line, what) => {
  expect(copiesOf(facts, 'a.html', `\n${line}`)).toEqual([`a.html:2: ${what}`]);
});

test.each(['Gravels and sand', 'gravel_orders', 'hello@gravel.test', '514-555-0141', '118 rue des Carriers'])(
  '%s is not a second copy',
  (line) => {
    expect(copiesOf(facts, 'a.html', line)).toEqual([]);
  },
);
