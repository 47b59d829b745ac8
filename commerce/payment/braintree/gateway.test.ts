import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBraintreeServer } from '../testing/braintree-server.ts';
import type { PaymentGateway } from '../types.ts';
import { createBraintreeGateway } from './gateway.ts';

let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
let gateway: PaymentGateway;
beforeAll(async () => {
  braintree = await startBraintreeServer();
  gateway = createBraintreeGateway(braintree.settings);
});
afterAll(() => braintree.stop());

const nonceOf = (kind: string): string => `fake-${kind}-nonce_${randomUUID()}`;
const charge = (kind = 'valid', key: string = randomUUID()) =>
  gateway.charge({ key, nonce: nonceOf(kind), amount: 12_340, currency: 'CAD' });
const salesOf = (key: string) => braintree.sales.filter(({ orderId }) => orderId === key);
const approved = async (key: string = randomUUID()): Promise<string> => {
  const outcome = await charge('valid', key);
  if (outcome.status !== 'approved') throw new Error(outcome.reason);
  return outcome.transactionId;
};

describe('a charge', () => {
  test('takes the whole amount at once, in the merchant account of its currency, and tells the card', async () => {
    const key = randomUUID();
    expect(await charge('valid', key)).toMatchObject({
      status: 'approved',
      card: { brand: 'visa', last4: '1111', expiry: '1230' },
    });
    expect(salesOf(key)).toMatchObject([{ amount: '123.40', currency: 'CAD', status: 'submitted_for_settlement' }]);
  });

  test("is declined with the bank's reason, or with Braintree's", async () => {
    expect(await charge('processor-declined-visa')).toEqual({ status: 'declined', reason: 'Do Not Honor' });
    expect(await charge('gateway-rejected-fraud')).toEqual({ status: 'declined', reason: 'fraud' });
  });

  test('is declined for a nonce that was used', async () => {
    const nonce = nonceOf('valid');
    const again = () => gateway.charge({ key: randomUUID(), nonce, amount: 1, currency: 'CAD' });
    await again();
    expect(await again()).toEqual({
      status: 'declined',
      reason: 'Cannot use a payment_method_nonce more than once.',
    });
  });

  test('asked for twice under one key is one charge, with one answer', async () => {
    const key = randomUUID();
    const first = await charge('valid', key);
    expect(await charge('valid', key)).toEqual(first);
    expect(salesOf(key).filter(({ status }) => status === 'submitted_for_settlement')).toHaveLength(1);
  });

  test('whose answer was lost is found by its key, one that never arrived is not', async () => {
    const [lost, refused] = [randomUUID(), randomUUID()];
    braintree.fail('lost');
    await expect(charge('valid', lost)).rejects.toThrow();
    braintree.fail('refused');
    await expect(charge('valid', refused)).rejects.toThrow();
    expect(await gateway.find(lost)).toMatchObject({ status: 'approved', card: { last4: '1111' } });
    expect(await gateway.find(refused)).toBeUndefined();
  });

  test('of another amount than was asked for is undone, and its outcome is unknown', async () => {
    const key = randomUUID();
    braintree.fail('other-amount');
    await expect(charge('valid', key)).rejects.toThrow('charged 0.01 CAD');
    expect(salesOf(key)).toMatchObject([{ status: 'voided' }]);
  });

  test('in a currency without a merchant account is not made', async () => {
    expect([gateway.takes('CAD'), gateway.takes('USD')]).toEqual([true, false]);
    const request = { key: randomUUID(), nonce: nonceOf('valid'), amount: 1, currency: 'USD' as const };
    await expect(gateway.charge(request)).rejects.toThrow('no merchant account for USD');
    await expect(gateway.clientToken?.('USD')).rejects.toThrow('no merchant account for USD');
  });
});

describe('undoing a charge', () => {
  test('voids it before it is settled, however often it is asked', async () => {
    const key = randomUUID();
    const id = await approved(key);
    await gateway.void(id);
    await gateway.void(id);
    expect(salesOf(key)).toMatchObject([{ status: 'voided' }]);
    expect(await gateway.find(key)).toMatchObject({ status: 'declined' });
  });

  test('gives the money back once after it is settled', async () => {
    const key = randomUUID();
    const id = await approved(key);
    braintree.settle();
    await gateway.void(id);
    await gateway.void(id);
    expect(salesOf(key)[0]?.refundIds).toHaveLength(1);
  });
});

describe('a refund', () => {
  const refund = (id: string, key: string) => gateway.refund(id, { key, amount: 2_005, currency: 'CAD' });

  test('of a part waits until the charge is settled, and is made once for its key', async () => {
    const id = await approved();
    const key = randomUUID();
    await expect(refund(id, key)).rejects.toThrow('unless it is settled');
    braintree.settle();
    const first = await refund(id, key);
    expect(await refund(id, key)).toEqual(first);
    expect(salesOf(key)).toMatchObject([{ type: 'credit', amount: '20.05' }]);
  });

  test('whose answer was lost is not made again', async () => {
    const id = await approved();
    const key = randomUUID();
    braintree.settle();
    braintree.fail('none', 'lost');
    await expect(refund(id, key)).rejects.toThrow();
    expect(await refund(id, key)).toEqual({ transactionId: salesOf(key)[0]?.id });
    expect(salesOf(key)).toHaveLength(1);
  });
});

test('gives the browser part what it begins with', async () => {
  expect(await gateway.clientToken?.('CAD')).toBe(Buffer.from('{"version":2}').toString('base64'));
});

test('knows nonces from card numbers', () => {
  for (const nonce of ['tokencc_bh_abc123_def456', 'fake-valid-nonce', randomUUID()])
    expect(gateway.isNonce(nonce)).toBe(true);
  for (const text of ['4111111111111111', '4111-1111-1111-1111', '', 'short', `${'a'.repeat(256)}`])
    expect(gateway.isNonce(text)).toBe(false);
});

test('with other keys than its own nothing is charged', async () => {
  const stranger = createBraintreeGateway({ ...braintree.settings, privateKey: 'other' });
  await expect(
    stranger.charge({ key: randomUUID(), nonce: nonceOf('valid'), amount: 1, currency: 'CAD' }),
  ).rejects.toThrow('Authentication');
});
