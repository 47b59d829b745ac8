import { describe, expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { checkedEmail, cleanNotes, pickupCode } from './rules.ts';

describe('the email address of a guest', () => {
  test('is trimmed', () => {
    expect(checkedEmail(' ann@example.com ')).toBe('ann@example.com');
  });

  test.each([[null], [undefined], [''], ['   ']])('is required: %j', (value) => {
    expect(refusalOf(() => checkedEmail(value))).toEqual({
      message: 'Required parameter "email" is missing',
      category: 'graphql-input',
      code: 'EMAIL_REQUIRED',
    });
  });

  test.each([
    ['ann'],
    ['ann@example'],
    ['ann@example.com\nBcc: x@example.com'],
    ['an\u0000n@example.com'],
    ['ann\u0007@example.com'],
  ])('%j is invalid', (value) => {
    expect(refusalOf(() => checkedEmail(value))).toEqual({
      message: 'Invalid email format',
      category: 'graphql-input',
      code: 'EMAIL_INVALID',
    });
  });
});

describe('an order note', () => {
  test('preserves line breaks and loses control characters and surrounding space', () => {
    expect(cleanNotes('  Ring\ttwice\u0000.\nThen leave.  ')).toBe('Ring twice .\nThen leave.');
    expect(cleanNotes('re\u0301sidence')).toBe('r\u00e9sidence');
  });

  test('is null when empty', () => {
    expect([null, undefined, '', ' \n ', '\u0007'].map(cleanNotes)).toEqual([null, null, null, null, null]);
  });

  test('has at most 2000 characters', () => {
    expect(cleanNotes('a'.repeat(2000))).toHaveLength(2000);
    expect(refusalOf(() => cleanNotes('a'.repeat(2001)))).toEqual({
      message: '"customer_notes" length must be equal or less than 2000 characters.',
      category: 'graphql-input',
      code: 'NOTES_TOO_LONG',
    });
  });
});

test('a showroom code has at most 64 letters, digits, hyphens and underscores', () => {
  for (const code of ['laval', 'saint-laurent_2', 'x'.repeat(64)]) expect(pickupCode(code)).toBe(code);
  for (const code of [null, undefined, '', 'x'.repeat(65), 'a b', ' laval', 'laval;', '../laval'])
    expect(pickupCode(code)).toBeNull();
});
