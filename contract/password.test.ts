import { describe, expect, test } from 'vitest';
import { newPassword } from './password.ts';

const problemOf = (password: string, email?: string): string | undefined => newPassword(email)(password)?.code;

test('[VA-24] [VA-25] a password mixes three of four classes', () => {
  for (const weak of ['onlylower', 'lower123', 'UPPER-CASE', '12345-6789'])
    expect(problemOf(weak)).toBe('password_classes');
  for (const good of ['Lower123', 'lower-123', 'Lower-Case', 'UPPER-123', 'two words 2'])
    expect(problemOf(good)).toBeUndefined();
});

describe('accepts letters of any script', () => {
  test('counts an accented character as lower or upper case, never as a special character', () => {
    expect(problemOf('éàüÉÀÜ12')).toBeUndefined();
    expect(problemOf('élanvital-É')).toBeUndefined();
    expect(problemOf('motdepasseé1')).toBe('password_classes');
    expect(problemOf('ελληνικά1')).toBe('password_classes');
  });

  test('counts both encodings of an accent alike', () => {
    expect(problemOf('motdepassee\u03011')).toBe('password_classes');
    expect(problemOf('e\u0301e\u0301e\u0301e\u03011A')).toBe('min_length');
  });
});

test('[VA-05] eight characters are needed, as a person counts them', () => {
  expect(newPassword()('Marb-12')).toEqual({ code: 'min_length', length: 8 });
  expect(problemOf('Marb-123')).toBeUndefined();
  expect(problemOf('A1😀😀😀😀😀')).toBe('min_length');
  expect(problemOf('A1😀😀😀😀😀😀')).toBeUndefined();
});

test('another rule replaces length and number of classes', () => {
  const rule = { length: 12, classes: 4 };
  expect(newPassword(undefined, rule)('Marble-1234')).toEqual({ code: 'min_length', length: 12 });
  expect(newPassword(undefined, rule)('marble-123456')).toEqual({ code: 'password_classes', classes: 4 });
  expect(newPassword(undefined, rule)('Marble-123456')).toBeUndefined();
  expect(newPassword(undefined, { length: 4, classes: 1 })('tile')).toBeUndefined();
});

test('a password has at most 256 characters', () => {
  expect(problemOf(`Aa1-${'x'.repeat(252)}`)).toBeUndefined();
  expect(problemOf(`Aa1-${'x'.repeat(253)}`)).toBe('too_long');
  expect(problemOf(`Aa1-${'😀'.repeat(252)}`)).toBeUndefined();
});

test('a space at an end, and the address of the account, are refused', () => {
  expect([problemOf(' Marble-12'), problemOf('Marble-12 ')]).toEqual(['password_spaces', 'password_spaces']);
  expect(problemOf('ANN1@example.com', 'Ann1@example.com ')).toBe('password_is_email');
  expect(problemOf('ANN1@example.com', 'bob@example.com')).toBeUndefined();
});
