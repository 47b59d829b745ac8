import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { containsCardNumber } from '#commerce/platform/card-number.ts';
import type { PaymentAction } from '../types.ts';
import type { GatewayStand } from './stand.ts';

/** Tests for every gateway, against a local server that accepts Canadian dollars. */
export const describeGateway = (name: string, open: () => Promise<GatewayStand>): void => {
  describe(`card payments through ${name}`, () => {
    let stand: GatewayStand;
    beforeAll(async () => {
      stand = await open();
    });
    afterAll(() => stand.stop());

    type Requested = { kind?: 'valid' | 'declined' | 'fraud'; key?: string; action?: PaymentAction };
    const charge = ({ kind = 'valid', key = randomUUID(), action = 'authorize_capture' }: Requested = {}) =>
      stand.gateway.charge({ key, nonce: stand.nonceOf(kind), amount: 12_340, currency: 'CAD', action });
    const approved = async (requested: Requested): Promise<string> => {
      const outcome = await charge(requested);
      if (outcome.status !== 'approved') throw new Error(outcome.reason);
      return outcome.transactionId;
    };
    const statesOf = (key: string) => stand.booked(key).map(({ state }) => state);

    describe('a charge', () => {
      test('takes the whole amount at once and returns the card', async () => {
        const key = randomUUID();
        expect(await charge({ key })).toMatchObject({ status: 'approved', card: { brand: 'visa', last4: '1111' } });
        expect(stand.booked(key)).toMatchObject([{ type: 'sale', amount: '123.40', state: 'charged' }]);
      });

      test('is declined with the reason of the bank or the gateway, and leaves no authorization', async () => {
        for (const kind of ['declined', 'fraud'] as const) {
          const key = randomUUID();
          expect(await charge({ kind, key })).toEqual({
            status: 'declined',
            reason: expect.stringMatching(stand.reasons[kind]),
          });
          expect(statesOf(key).filter((state) => state !== 'declined' && state !== 'voided')).toEqual([]);
        }
      });

      test('is declined for a used nonce', async () => {
        const nonce = stand.nonceOf('valid');
        const again = () =>
          stand.gateway.charge({ key: randomUUID(), nonce, amount: 1, currency: 'CAD', action: 'authorize_capture' });
        await again();
        expect(await again()).toEqual({ status: 'declined', reason: expect.stringMatching(stand.reasons.used) });
      });

      test('requested twice with one key is one charge with one response', async () => {
        const key = randomUUID();
        const first = await charge({ key });
        expect(await charge({ key })).toMatchObject({
          status: 'approved',
          transactionId: first.status === 'approved' && first.transactionId,
        });
        expect(statesOf(key).filter((state) => state === 'charged')).toHaveLength(1);
      });

      test('with a lost response is found by its key, settled or not; one that never arrived is not found', async () => {
        const [lost, refused] = [randomUUID(), randomUUID()];
        stand.fail('lost');
        await expect(charge({ key: lost })).rejects.toThrow();
        stand.fail('refused');
        await expect(charge({ key: refused })).rejects.toThrow();
        expect(await stand.gateway.find(lost)).toMatchObject({ status: 'approved', card: { last4: '1111' } });
        stand.settle();
        expect(await stand.gateway.find(lost)).toMatchObject({ status: 'approved' });
        expect(await stand.gateway.find(refused)).toBeUndefined();
      });

      test('of another amount is voided, and its outcome is unknown', async () => {
        const key = randomUUID();
        stand.fail('other-amount');
        await expect(charge({ key })).rejects.toThrow('charged 0.01');
        expect(statesOf(key)).toEqual(['voided']);
      });

      test('in an unsupported currency is rejected', async () => {
        expect([stand.gateway.takes('CAD'), stand.gateway.takes('USD')]).toEqual([true, false]);
        const before = stand.bodies.length;
        await expect(
          stand.gateway.charge({
            key: randomUUID(),
            nonce: stand.nonceOf('valid'),
            amount: 1,
            currency: 'USD',
            action: 'authorize_capture',
          }),
        ).rejects.toThrow('USD');
        expect(stand.bodies).toHaveLength(before);
      });

      test('with wrong API keys is rejected', async () => {
        const key = randomUUID();
        await expect(
          stand.stranger.charge({
            key,
            nonce: stand.nonceOf('valid'),
            amount: 1,
            currency: 'CAD',
            action: 'authorize_capture',
          }),
        ).rejects.toThrow(/authentication/i);
        expect(stand.booked(key)).toEqual([]);
      });
    });

    describe('an authorization', () => {
      const capture = (id: string, amount = 12_340) =>
        stand.gateway.capture(id, { key: randomUUID(), amount, currency: 'CAD' });

      test('is captured later, once, and partially when the order total has decreased', async () => {
        const key = randomUUID();
        const id = await approved({ key, action: 'authorize' });
        expect(stand.booked(key)).toMatchObject([{ amount: '123.40', state: 'set aside' }]);
        expect(await capture(id, 10_000)).toEqual({ status: 'captured' });
        expect(await capture(id, 10_000)).toEqual({ status: 'captured' });
        expect(stand.booked(key)).toMatchObject([{ amount: '100.00', state: 'charged' }]);
      });

      test('is captured once although the response was lost', async () => {
        const key = randomUUID();
        const id = await approved({ key, action: 'authorize' });
        stand.fail('none', 'lost');
        await expect(capture(id)).rejects.toThrow();
        expect(await capture(id)).toEqual({ status: 'captured' });
        expect(statesOf(key)).toEqual(['charged']);
      });

      test('is released by a void, and can be looked up before and after', async () => {
        const key = randomUUID();
        const id = await approved({ key, action: 'authorize' });
        expect(await stand.gateway.find(key)).toMatchObject({ status: 'approved', transactionId: id });
        await stand.gateway.void(id);
        expect(statesOf(key)).toEqual(['voided']);
        expect(await stand.gateway.find(key)).toMatchObject({ status: 'declined' });
      });

      test('cannot be captured after it expired or was voided', async () => {
        const [gone, freed] = [await approved({ action: 'authorize' }), await approved({ action: 'authorize' })];
        await stand.gateway.void(freed);
        stand.expire();
        for (const id of [gone, freed])
          expect(await capture(id)).toEqual({ status: 'declined', reason: expect.any(String) });
      });
    });

    describe('reversing a charge', () => {
      test('voids it before settlement, however often it is requested', async () => {
        const key = randomUUID();
        const id = await approved({ key });
        await stand.gateway.void(id);
        await stand.gateway.void(id);
        expect(statesOf(key)).toEqual(['voided']);
        expect(await stand.gateway.find(key)).toMatchObject({ status: 'declined' });
      });

      test('refunds it once after settlement', async () => {
        const key = randomUUID();
        const id = await approved({ key });
        stand.settle();
        const before = stand.credits();
        await stand.gateway.void(id);
        await stand.gateway.void(id);
        expect(stand.credits() - before).toBe(1);
      });
    });

    describe('a refund', () => {
      const refund = (id: string, key: string) => stand.gateway.refund(id, { key, amount: 2_005, currency: 'CAD' });

      test('of a part waits for settlement of the charge and happens once per key', async () => {
        const id = await approved({});
        const key = randomUUID();
        await expect(refund(id, key)).rejects.toThrow('did not refund');
        stand.settle();
        const first = await refund(id, key);
        expect(await refund(id, key)).toEqual(first);
        stand.settle();
        expect(await refund(id, key)).toEqual(first);
        expect(stand.booked(key)).toMatchObject([{ type: 'credit', amount: '20.05' }]);
      });

      test('is not repeated when the response was lost', async () => {
        const id = await approved({});
        const key = randomUUID();
        stand.settle();
        // The gateway searches before it refunds: lose a later response each time until the refund is made.
        for (let calls = 0; stand.booked(key).length === 0; calls++) {
          stand.fail(...Array<'none'>(calls).fill('none'), 'lost');
          await refund(id, key).catch(() => undefined);
        }
        await refund(id, key);
        expect(stand.booked(key)).toHaveLength(1);
      });
    });

    test('distinguishes nonces from card numbers', () => {
      const nonce = stand.nonceOf('valid');
      expect(stand.gateway.isNonce(nonce)).toBe(true);
      for (const text of [
        `"${nonce}`,
        `${nonce}"`,
        '4111111111111111',
        '4111-1111-1111-1111',
        '4111 1111 1111 1111',
        '',
        'short',
      ])
        expect(stand.gateway.isNonce(text)).toBe(false);
    });

    test('sends no card number to the provider', () => {
      expect(stand.bodies.filter(containsCardNumber)).toEqual([]);
    });
  });
};
