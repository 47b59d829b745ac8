import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('texts are quoted, formulas are escaped, and negative amounts stay numbers', () => {
  expect(
    csvOf(
      ['Name', 'Total'],
      [
        ['Tile, "grey"', -12.5],
        ['=1+1', 3],
        ['@x', null],
      ],
    ),
  ).toBe('Name,Total\r\n"Tile, ""grey""",-12.5\r\n\'=1+1,3\r\n\'@x,\r\n');
});
