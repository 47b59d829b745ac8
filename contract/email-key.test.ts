import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test('a mailbox is one however its address is typed, and letters that only look alike in capitals stay apart', () => {
  for (const email of [' Ann@Example.COM ', 'ANN@example.com', 'ann@example.com'])
    expect(emailKey(email)).toBe('ann@example.com');
  expect(emailKey('re\u0301ne\u0301@example.com')).toBe('r\u00e9n\u00e9@example.com');
  expect(emailKey('gauß@example.com')).not.toBe(emailKey('gauss@example.com'));
});
