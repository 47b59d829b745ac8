import { expect, test } from 'vitest';
import { createTestGateway } from './gateway.ts';

const gateway = createTestGateway(() => new Date('2026-06-15T12:00:00Z'));
const SECRET = '0123456789abcdef0123456789abcdef';
const charge = (nonce: string) =>
  gateway.charge({ key: 'k', nonce, amount: 100, currency: 'CAD', action: 'authorize_capture' });

test('approves and returns brand and last digits of the card', async () => {
  expect(await charge(`tok_visa_1111_1230_ok_${SECRET}`)).toMatchObject({
    status: 'approved',
    card: { brand: 'visa', last4: '1111', expiry: '1230' },
  });
});

test('declines by nonce, and declines expired cards and malformed nonces, with a reason', async () => {
  const reasons = {
    [`tok_visa_0002_1230_declined_${SECRET}`]: 'do not honour',
    [`tok_visa_1111_0526_ok_${SECRET}`]: 'expired card',
    [`tok_visa_1111_1330_ok_${SECRET}`]: 'expired card',
    fake: 'unknown nonce',
  };
  for (const [nonce, reason] of Object.entries(reasons))
    expect(await charge(nonce)).toEqual({ status: 'declined', reason });
  expect(await charge(`tok_visa_1111_0626_ok_${SECRET}`)).toMatchObject({ status: 'approved' });
});

test('fails by nonce', async () => {
  await expect(charge(`tok_visa_1111_1230_error_${SECRET}`)).rejects.toThrow('told to fail');
});

test('recognizes its own nonces', () => {
  expect(gateway.isNonce(`tok_amex_0005_1230_ok_${SECRET}`)).toBe(true);
  expect(gateway.isNonce('tok_amex_0005_1230_ok_zz')).toBe(false);
  for (const more of [`x-tok_amex_0005_1230_ok_${SECRET}`, `tok_amex_0005_1230_ok_${SECRET}0`])
    expect(gateway.isNonce(more)).toBe(false);
  expect(gateway.isNonce('4111111111111111')).toBe(false);
});

test('refunds and returns the transaction id', async () => {
  expect(await gateway.refund('t', { key: 'key-1', amount: 1, currency: 'CAD' })).toEqual({
    transactionId: 'test-refund-key-1',
  });
});
