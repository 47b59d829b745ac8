import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { CONTRAST_GROUNDS, LINES } from './contrast-pairs.ts';
import { tokenValue } from './tokens.ts';

test('contrast is 21 for black on white, 1 for equal colours, and 4.54 for #767676', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#8f4e2b', '#8f4e2b')]).toEqual([21, 1]);
  expect(contrast('#767676', '#ffffff').toFixed(2)).toBe('4.54');
});

test('every text colour and meaningful line has enough contrast on its backgrounds', () => {
  const pairs = CONTRAST_GROUNDS.flatMap(({ ground, inks }) =>
    inks.map((ink) => ({ pair: `${ink} on ${ground}`, ratio: contrast(tokenValue(ink), tokenValue(ground)) })),
  );
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  expect(LINES.filter((line) => contrast(tokenValue(line), tokenValue('surface')) < 3)).toEqual([]);
});
