import { expect, test } from 'vitest';
import { createTestGateway } from './test-gateway.ts';

const gateway = createTestGateway(() => new Date('2026-06-15T12:00:00Z'));
const SECRET = '0123456789abcdef0123456789abcdef';
const charge = (nonce: string) =>
  gateway.charge({ key: 'k', nonce, amount: 100, currency: 'CAD', action: 'authorize_capture' });

test('approves, and returns brand and last digits of the card', async () => {
  expect(await charge(`tok_visa_1111_1230_ok_${SECRET}`)).toMatchObject({
    status: 'approved',
    card: { brand: 'visa', last4: '1111', expiry: '1230' },
  });
});

test('declines by nonce, and declines expired cards and malformed nonces', async () => {
  for (const nonce of [
    `tok_visa_0002_1230_declined_${SECRET}`,
    `tok_visa_1111_0526_ok_${SECRET}`,
    `tok_visa_1111_1330_ok_${SECRET}`,
    'fake',
  ]) {
    expect(await charge(nonce)).toMatchObject({ status: 'declined' });
  }
  expect(await charge(`tok_visa_1111_0626_ok_${SECRET}`)).toMatchObject({ status: 'approved' });
});

test('fails by nonce', async () => {
  await expect(charge(`tok_visa_1111_1230_error_${SECRET}`)).rejects.toThrow('told to fail');
});

test('recognizes its own nonces', () => {
  expect(gateway.isNonce(`tok_amex_0005_1230_ok_${SECRET}`)).toBe(true);
  expect(gateway.isNonce('tok_amex_0005_1230_ok_zz')).toBe(false);
  expect(gateway.isNonce('4111111111111111')).toBe(false);
});
