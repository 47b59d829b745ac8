import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBraintreeServer } from './testing/braintree-server.ts';
import { openBraintree } from './testing/braintree-stand.ts';
import { listen, readBody } from '../../testing/http-server.ts';
import { describeGateway } from '../../testing/conformance.ts';
import { createBraintreeGateway } from './gateway.ts';

describeGateway('Braintree', () => openBraintree());

let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
beforeAll(async () => {
  braintree = await startBraintreeServer();
});
afterAll(() => braintree.stop());

test('charges the merchant account of the currency and returns the expiry of the card', async () => {
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

test('returns a client token for a currency with a merchant account', async () => {
  const gateway = createBraintreeGateway(braintree.settings);
  expect(await gateway.clientToken?.('CAD')).toBe(Buffer.from('{"version":2}').toString('base64'));
  await expect(gateway.clientToken?.('USD')).rejects.toThrow('no merchant account for USD');
});

test('reports a failed client token request', async () => {
  const { address, stop } = await listen(async (request, reply) => {
    await readBody(request);
    reply
      .writeHead(422, { 'content-type': 'application/xml' })
      .end(
        '<api-error-response><errors><errors type="array"/></errors><message>Unknown account.</message></api-error-response>',
      );
  });
  const gateway = createBraintreeGateway({ ...braintree.settings, server: address });
  await expect(gateway.clientToken?.('CAD').finally(stop)).rejects.toThrow(
    'Braintree gave no client token: Unknown account.',
  );
});

test('accepts nonces of Braintree’s browser SDK and of its sandbox', () => {
  const { isNonce } = createBraintreeGateway(braintree.settings);
  for (const nonce of ['tokencc_bh_abc123_def456', 'fake-valid-nonce', randomUUID()]) expect(isNonce(nonce)).toBe(true);
  expect(isNonce('a'.repeat(256))).toBe(false);
});
