import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test('different spellings of an address identify one mailbox; characters that only look alike in upper case do not', () => {
  for (const email of [' Ann@Example.COM ', 'ANN@example.com', 'ann@example.com'])
    expect(emailKey(email)).toBe('ann@example.com');
  expect(emailKey('re\u0301ne\u0301@example.com')).toBe('r\u00e9n\u00e9@example.com');
  expect(emailKey('gauß@example.com')).not.toBe(emailKey('gauss@example.com'));
});
