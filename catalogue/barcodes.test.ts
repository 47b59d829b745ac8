import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lines = readFileSync(join(import.meta.dirname, 'barcodes.csv'), 'utf8').trim().split('\n').slice(1);

/** Verifies an EAN-13 check digit: the weighted sum of all digits must be a multiple of ten. */
const isChecked = (barcode: string): boolean =>
  [...barcode].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;

test('every barcode is an in-store EAN-13 with its check digit', () => {
  const barcodes = lines.map((line) => line.split(',')[1] ?? '');
  expect(barcodes.length).toBeGreaterThan(20);
  expect(barcodes.filter((barcode) => !/^2\d{12}$/.test(barcode) || !isChecked(barcode))).toEqual([]);
  expect(new Set(barcodes).size).toBe(barcodes.length);
});
