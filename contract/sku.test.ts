import { expect, test } from 'vitest';
import { isSameSku, skuKey, spellingAmong } from './sku.ts';

test('a SKU is compared without capitals and surrounding spaces', () => {
  for (const spelling of ['CAL-12-POL', 'cal-12-pol', 'Cal-12-Pol', ' CAL-12-POL ', '\tcal-12-POL\n'])
    expect([spelling, isSameSku(spelling, 'CAL-12-POL')]).toEqual([spelling, true]);
  for (const other of ['CAL-12-PO', 'CAL 12-POL', 'CAL-12-POL-SMP', ''])
    expect([other, isSameSku(other, 'CAL-12-POL')]).toEqual([other, false]);
  expect(skuKey('CÔTÉ-1')).toBe('côté-1');
});

test('the stored spelling is found by any other', () => {
  const spelling = spellingAmong(['Cal', 'TILE']);
  expect([spelling('CAL'), spelling(' tile '), spelling('x')]).toEqual(['Cal', 'TILE', undefined]);
});
