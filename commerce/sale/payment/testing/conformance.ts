import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { containsCardNumber } from '#commerce/platform/card-number.ts';
import type { PaymentAction } from '../types.ts';
import type { GatewayStand } from './stand.ts';

/** What every gateway does, on a stand-in that takes Canadian dollars. */
export const describeGateway = (name: string, open: () => Promise<GatewayStand>): void => {
  describe(`cards through ${name}`, () => {
    let stand: GatewayStand;
    beforeAll(async () => {
      stand = await open();
    });
    afterAll(() => stand.stop());

    type Asked = { kind?: 'valid' | 'declined' | 'fraud'; key?: string; action?: PaymentAction };
    const charge = ({ kind = 'valid', key = randomUUID(), action = 'authorize_capture' }: Asked = {}) =>
      stand.gateway.charge({ key, nonce: stand.nonceOf(kind), amount: 12_340, currency: 'CAD', action });
    const approved = async (asked: Asked): Promise<string> => {
      const outcome = await charge(asked);
      if (outcome.status !== 'approved') throw new Error(outcome.reason);
      return outcome.transactionId;
    };
    const statesOf = (key: string) => stand.booked(key).map(({ state }) => state);

    describe('a charge', () => {
      test('takes the whole amount at once, and tells the card', async () => {
        const key = randomUUID();
        expect(await charge({ key })).toMatchObject({ status: 'approved', card: { brand: 'visa', last4: '1111' } });
        expect(stand.booked(key)).toMatchObject([{ type: 'sale', amount: '123.40', state: 'charged' }]);
      });

      test('is declined with the reason of the bank or of the gateway, and leaves nothing set aside', async () => {
        for (const kind of ['declined', 'fraud'] as const) {
          const key = randomUUID();
          expect(await charge({ kind, key })).toEqual({
            status: 'declined',
            reason: expect.stringMatching(stand.reasons[kind]),
          });
          expect(statesOf(key).filter((state) => state !== 'declined' && state !== 'voided')).toEqual([]);
        }
      });

      test('is declined for a nonce that was used', async () => {
        const nonce = stand.nonceOf('valid');
        const again = () =>
          stand.gateway.charge({ key: randomUUID(), nonce, amount: 1, currency: 'CAD', action: 'authorize_capture' });
        await again();
        expect(await again()).toEqual({ status: 'declined', reason: expect.stringMatching(stand.reasons.used) });
      });

      test('asked for twice under one key is one charge, with one answer', async () => {
        const key = randomUUID();
        const first = await charge({ key });
        expect(await charge({ key })).toMatchObject({
          status: 'approved',
          transactionId: first.status === 'approved' && first.transactionId,
        });
        expect(statesOf(key).filter((state) => state === 'charged')).toHaveLength(1);
      });

      test('whose answer was lost is found by its key, settled or not; one that never arrived is not', async () => {
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

      test('of another amount than was asked for is undone, and its outcome is unknown', async () => {
        const key = randomUUID();
        stand.fail('other-amount');
        await expect(charge({ key })).rejects.toThrow('charged 0.01');
        expect(statesOf(key)).toEqual(['voided']);
      });

      test('in a currency the account does not take is not made', async () => {
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

      test('with other keys than the shop’s is not made', async () => {
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

    describe('an amount that is set aside', () => {
      const capture = (id: string, amount = 12_340) =>
        stand.gateway.capture(id, { key: randomUUID(), amount, currency: 'CAD' });

      test('is charged later, in part where less is left of the order, and once', async () => {
        const key = randomUUID();
        const id = await approved({ key, action: 'authorize' });
        expect(stand.booked(key)).toMatchObject([{ amount: '123.40', state: 'set aside' }]);
        expect(await capture(id, 10_000)).toEqual({ status: 'captured' });
        expect(await capture(id, 10_000)).toEqual({ status: 'captured' });
        expect(stand.booked(key)).toMatchObject([{ amount: '100.00', state: 'charged' }]);
      });

      test('is charged once although the answer was lost', async () => {
        const key = randomUUID();
        const id = await approved({ key, action: 'authorize' });
        stand.fail('none', 'lost');
        await expect(capture(id)).rejects.toThrow();
        expect(await capture(id)).toEqual({ status: 'captured' });
        expect(statesOf(key)).toEqual(['charged']);
      });

      test('is set free by a void, and found again before and after', async () => {
        const key = randomUUID();
        const id = await approved({ key, action: 'authorize' });
        expect(await stand.gateway.find(key)).toMatchObject({ status: 'approved', transactionId: id });
        await stand.gateway.void(id);
        expect(statesOf(key)).toEqual(['voided']);
        expect(await stand.gateway.find(key)).toMatchObject({ status: 'declined' });
      });

      test('cannot be charged when its time is over or it was set free', async () => {
        const [gone, freed] = [await approved({ action: 'authorize' }), await approved({ action: 'authorize' })];
        await stand.gateway.void(freed);
        stand.expire();
        for (const id of [gone, freed])
          expect(await capture(id)).toEqual({ status: 'declined', reason: expect.any(String) });
      });
    });

    describe('undoing a charge', () => {
      test('voids it before it is settled, however often it is asked', async () => {
        const key = randomUUID();
        const id = await approved({ key });
        await stand.gateway.void(id);
        await stand.gateway.void(id);
        expect(statesOf(key)).toEqual(['voided']);
        expect(await stand.gateway.find(key)).toMatchObject({ status: 'declined' });
      });

      test('gives the money back once after it is settled', async () => {
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

      test('of a part waits until the charge is settled, and is made once for its key', async () => {
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

      test('whose answer was lost is not made again', async () => {
        const id = await approved({});
        const key = randomUUID();
        stand.settle();
        // It looks for one of that key first; the books say when it was made.
        for (let calls = 0; stand.booked(key).length === 0; calls++) {
          stand.fail(...Array<'none'>(calls).fill('none'), 'lost');
          await refund(id, key).catch(() => undefined);
        }
        await refund(id, key);
        expect(stand.booked(key)).toHaveLength(1);
      });
    });

    test('knows nonces from card numbers', () => {
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

    test('no card number was sent to the provider', () => {
      expect(stand.bodies.filter(containsCardNumber)).toEqual([]);
    });
  });
};
