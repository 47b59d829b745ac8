import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test.each([
  ['  Ann \t Roy\r\n', 'Ann Roy', 'Ann   Roy'],
  ['a\r\nb\u0000c', 'a b c', 'a\nb c'],
  ['e\u0301', 'é', 'é'],
  ['a\n\n\nb', 'a b', 'a\n\n\nb'],
  ['a\u0085b', 'a b', 'a b'],
  [null, '', ''],
  [undefined, '', ''],
])('%j as a line and as text', (given, line, text) => {
  expect([cleanLine(given), cleanText(given)]).toEqual([line, text]);
});
