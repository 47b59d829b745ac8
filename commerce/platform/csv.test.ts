import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes, commas and line breaks stay in their cell', () => {
  expect(
    toCsv([
      { a: 'x', b: 'say "hi", twice\nnow' },
      { a: null, b: new Date('2026-06-15T12:00:00Z') },
    ]),
  ).toBe('a,b\r\nx,"say ""hi"", twice\nnow"\r\n,2026-06-15T12:00:00.000Z\r\n');
  expect(toCsv([])).toBe('');
});

test('visitors’ text is never a formula', () => {
  expect(toCsv([{ a: '=HYPERLINK("http://x")' }, { a: '+1' }, { a: '@x' }, { a: '-2' }])).toBe(
    `a\r\n"'=HYPERLINK(""http://x"")"\r\n'+1\r\n'@x\r\n'-2\r\n`,
  );
});
