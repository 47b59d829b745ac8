import { expect, test } from 'vitest';
import { notConfirmed, proofExpiry, proofInvalid } from './proof-rules.ts';

test('a confirmation link is valid for a day', () => {
  expect(proofExpiry(new Date('2026-05-20T12:00:00Z')).toISOString()).toBe('2026-05-21T12:00:00.000Z');
});

test('another link, and an unconfirmed address, are refused with Magento’s message and a code', () => {
  const { message, code, event } = proofInvalid();
  expect([message, code, event]).toEqual([
    'The confirmation token is invalid. Verify the token and try again.',
    'CONFIRMATION_INVALID',
    'confirmation-refused',
  ]);
  expect([notConfirmed().message, notConfirmed().code]).toEqual([
    "This account isn't confirmed. Verify and try again.",
    'ACCOUNT_NOT_CONFIRMED',
  ]);
});
