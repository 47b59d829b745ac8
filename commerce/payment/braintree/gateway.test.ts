import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBraintreeServer } from '../testing/braintree-server.ts';
import { openBraintree } from '../testing/braintree-stand.ts';
import { describeGateway } from '../testing/conformance.ts';
import { createBraintreeGateway } from './gateway.ts';

describeGateway('Braintree', () => openBraintree());

let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
beforeAll(async () => {
  braintree = await startBraintreeServer();
});
afterAll(() => braintree.stop());

test('charges in the merchant account of the currency, and tells when the card ends', async () => {
  const outcome = await createBraintreeGateway(braintree.settings).charge({
    key: 'key-1',
    nonce: 'fake-valid-nonce',
    amount: 12_340,
    currency: 'CAD',
    action: 'authorize_capture',
  });
  expect(outcome).toMatchObject({ card: { expiry: '1230' } });
  expect(braintree.sales).toMatchObject([{ amount: '123.40', currency: 'CAD' }]);
});

test('gives the browser part what it begins with, in a currency that has a merchant account', async () => {
  const gateway = createBraintreeGateway(braintree.settings);
  expect(await gateway.clientToken?.('CAD')).toBe(Buffer.from('{"version":2}').toString('base64'));
  await expect(gateway.clientToken?.('USD')).rejects.toThrow('no merchant account for USD');
});

test('takes the nonces of Braintree’s browser part and of its sandbox', () => {
  const { isNonce } = createBraintreeGateway(braintree.settings);
  for (const nonce of ['tokencc_bh_abc123_def456', 'fake-valid-nonce', randomUUID()]) expect(isNonce(nonce)).toBe(true);
  expect(isNonce('a'.repeat(256))).toBe(false);
});
