import { expect, test } from 'vitest';
import { nineDigits, seededRandom, systemRandom } from './random.ts';

test('creates tokens of letters and digits, never the same twice', () => {
  const tokens = Array.from({ length: 200 }, () => systemRandom.token(32));
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(tokens).size).toBe(200);
});

test('repeats itself from the same seed only', () => {
  expect(seededRandom('a').token(40)).toBe(seededRandom('a').token(40));
  expect(seededRandom('a').token(40)).not.toBe(seededRandom('b').token(40));
  expect(seededRandom('a').bytes(33)).toHaveLength(33);
});

test('numbers have nine digits from the lowest to the highest random value', () => {
  const drawing = (byte: number) => ({ ...systemRandom, bytes: (length: number) => new Uint8Array(length).fill(byte) });
  expect(nineDigits(drawing(0))).toBe(100_000_000);
  for (let byte = 0; byte < 256; byte += 1) expect(String(nineDigits(drawing(byte)))).toMatch(/^[1-9]\d{8}$/);
});
