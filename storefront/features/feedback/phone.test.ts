import { expect, test } from 'vitest';
import { caretAfter, formatPhone, withoutDashes } from './phone.ts';

test('[FB-23] adds dashes while typing and removes other characters', () => {
  const typed = [...'5145550140'].reduce<string[]>(
    (seen, digit) => [...seen, formatPhone((seen.at(-1) ?? '') + digit)],
    [],
  );
  expect(typed).toEqual([
    '5',
    '51',
    '514',
    '514-5',
    '514-55',
    '514-555',
    '514-555-0',
    '514-555-01',
    '514-555-014',
    '514-555-0140',
  ]);
  expect(formatPhone('(514) 555 01x40 99')).toBe('514-555-0140');
  expect(formatPhone('+1 514 555-0140')).toBe('514-555-0140');
});

test('preserves the position of the caret between digits', () => {
  expect(caretAfter('514-555-0140', 3)).toBe(3);
  expect(caretAfter('514-555-0140', 4)).toBe(5);
  expect(caretAfter('514-555-0140', 10)).toBe(12);
});

test('[FB-25] sends digits without dashes', () => {
  expect(withoutDashes('514-555-0140')).toBe('5145550140');
});
