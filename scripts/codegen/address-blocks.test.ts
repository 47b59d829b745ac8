import { expect, test } from 'vitest';
import { withAddressFields } from './address-blocks.ts';

const blockOf = (kind: string): string =>
  withAddressFields(
    `type Address {\n  # address fields: ${kind}\n  stale: String\n  # address fields: end\n  city: String\n}\n`,
  );

test('a block of address fields is replaced; the rest of the file stays', () => {
  const text = blockOf('definitions');
  expect(text).toMatch(
    /^type Address \{\n  # address fields: definitions\n  "Title before the name\."\n  prefix: String\n/,
  );
  expect(text).toMatch(/\n  vat_id: String\n(?:  [^]*\n)?  # address fields: end\n  city: String\n\}\n$/);
  expect(text).not.toContain('stale');
});

test('blocks of documents have variables, arguments or names', () => {
  expect(blockOf('variables')).toContain('  $vat_id: String\n');
  expect(blockOf('arguments')).toContain('  vat_id: $vat_id\n');
  expect(blockOf('selection')).toContain('\n  fax\n  vat_id\n');
});

test('a block can be limited to the fields in forms', () => {
  const block = blockOf('selection in forms');
  expect(block).toContain('{\n  # address fields: selection in forms\n  company\n');
  expect(block).not.toContain('fax');
});

test('an unknown kind is an error', () => {
  expect(() => blockOf('fields')).toThrow('There is no block of address fields named fields.');
});
