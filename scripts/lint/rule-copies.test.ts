import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractConstants, copiesIn, ruleCopies } from './rule-copies.ts';

const ROOT = join(import.meta.dirname, '../..');

test('no rule of the contract has a second copy', () => {
  expect(ruleCopies(ROOT)).toEqual([]);
});

test.each([
  ['const CODE = /^[ABCEGHJ-NPRSTVXY]\\d[A-Z]/i;', 'postal code'],
  ['const FORM = /^\\d{5}(?:-\\d{4})?$/;', 'postal code'],
  ['const valid = /^[^@]+@[^@]+\\.[a-z]+$/.test(text);', 'e-mail address'],
  ['const PHONE = /^\\d{10}$/;', 'telephone number'],
  ['text.replace(/(\\d{3})(\\d{3})(\\d{4})/, "");', 'telephone number'],
  ["const SIGNS = { '<': '&lt;' };", 'HTML escaping'],
  ['text.replace(/[&<>]/g, entity);', 'HTML escaping'],
  ['const classes = [/\\p{Ll}/u];', 'classes of password characters'],
  ['const minor = Math.round(value * 100);', 'minor and major units'],
  ['const text = (minor / 100).toFixed(2);', 'minor and major units'],
  ["type Category = 'graphql-input';", 'error categories'],
  ['<input maxLength={254} />', 'lengths of fields'],
  ['const MAX_QUANTITY = 9999;', 'MAX_QUANTITY'],
])('%s is found', (text, rule) => {
  expect(copiesIn('storefront/copy.tsx', text, contractConstants(ROOT))).toEqual([
    expect.stringMatching(new RegExp(`^storefront/copy\\.tsx:1: ${rule}`)),
  ]);
});

test('reports only copies', () => {
  const text =
    'const a = /\\d{3}/; const b = <input maxLength={MAX_EMAIL_LENGTH} />; const c = x * 10; const MAX_CART_LINES = limit();';
  expect(copiesIn('storefront/other.tsx', text, contractConstants(ROOT))).toEqual([]);
});
