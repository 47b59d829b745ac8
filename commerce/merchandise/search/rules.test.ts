import { expect, test } from 'vitest';
import { isCorrectable, looksLikeSku } from './rules.ts';

test('a sku is groups of letters and digits separated by hyphens', () => {
  for (const text of ['LUM', 'LUM-', 'LUM-CGD-12', ' lum-cgd ', '123'])
    expect([text, looksLikeSku(text)]).toEqual([text, true]);
  for (const text of ['', 'LU', 'L-', ' LU ', '-LUM', 'LUM--CGD', 'LUM CGD', 'lumière', 'LUM_CGD', 'LUM-CGD-!'])
    expect([text, looksLikeSku(text)]).toEqual([text, false]);
});

test('only words of four letters and more may be mistyped, numbers never', () => {
  expect(['tile', 'slate', 'oak', '12x24', 'r11x', 'carara'].map(isCorrectable)).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});
