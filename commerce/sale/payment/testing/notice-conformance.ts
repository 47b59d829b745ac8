import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GATEWAYS } from '#contract/gateways/registry.ts';
import { recordNotices } from '#commerce/after-sale/orders/notices.ts';
import { ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { pay, paymentBody, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openCardShop, type Wire } from './order-conformance.ts';
import type { GatewayStand } from './stand.ts';

/** A notification in the format of the provider. */
export type Sent = { body: string; headers: Readonly<Record<string, string>> };

type Reported = {
  /** Two consecutive notifications about a transaction, `at` minutes after noon of the test day. */
  first(transactionId: string, at: number): Sent | Promise<Sent>;
  second(transactionId: string, at: number): Sent | Promise<Sent>;
  /** A notification about an action of the shop, or an irrelevant one. */
  own(transactionId: string): Sent | Promise<Sent>;
  words: readonly [first: RegExp, second: RegExp];
};

/** The payload of one form with the signature of another. */
const mixed = (body: string, other: string): string => {
  const form = new URLSearchParams(body);
  form.set('bt_signature', new URLSearchParams(other).get('bt_signature') ?? '');
  return form.toString();
};

/** Tests for gateway notifications: signed, recorded once, in any order. */
export const describeNotices = (
  name: string,
  open: () => Promise<GatewayStand>,
  wire: Wire,
  reported: Reported,
): void =>
  describeWithDatabase(name, (openDatabase) => {
    let shop: TestShop;
    let stand: GatewayStand;
    beforeAll(async () => {
      stand = await open();
      shop = await openCardShop(await openDatabase(), stand, wire.code);
    });
    afterAll(() => stand.stop());

    const path = GATEWAYS.find(({ code }) => code === wire.code)?.notices?.path ?? '';
    const send = async (sent: Sent | Promise<Sent>) => {
      const { body, headers } = await sent;
      return (await shop.rest('POST', path, Buffer.from(body), headers)).status;
    };
    const ordered = async () => {
      const id = await readyCart(shop);
      const additional_data = wire.rest(stand.nonceOf('valid'));
      await pay(shop, id, { ...paymentBody(), paymentMethod: { method: wire.code, additional_data } });
      const { number } = (await ordersOf(shop, id))[0]!;
      const { rows } = await sql<{ id: string }>`select a.transaction_id as id from payment_attempt a
        join sales_order o on o.payment_attempt_id = a.id where o.number = ${number}`.execute(shop.platform.db.kysely);
      return { number, transactionId: rows[0]!.id };
    };
    const notesOf = async (number: string) =>
      (
        await sql<{
          comment: string;
          actor: string;
          is_shown: boolean;
        }>`select e.comment, e.actor, e.is_shown from order_event e
          join sales_order o on o.id = e.order_id where o.number = ${number} order by e.id`.execute(
          shop.platform.db.kysely,
        )
      ).rows;

    test('records a signed notification once in the order history, visible to staff only', async () => {
      const { number, transactionId } = await ordered();
      const notice = await reported.first(transactionId, 5);
      expect([await send(notice), await send(notice), await send(notice)]).toEqual([200, 200, 200]);
      expect(await notesOf(number)).toEqual([
        { comment: expect.stringMatching(reported.words[0]), actor: 'gateway', is_shown: false },
      ]);
      expect((await notesOf(number))[0]?.comment).toContain('(2026-06-15 12:05 UTC)');
    });

    test('rejects a forged or modified notification and records nothing', async () => {
      const { number, transactionId } = await ordered();
      const { body, headers } = await reported.first(transactionId, 1);
      const other = await reported.first('other', 1);
      const swapped = wire.code === 'braintree' ? mixed(body, other.body) : body;
      for (const forged of [
        { body: swapped, headers: other.headers },
        { body: 'nothing', headers },
        { body: '', headers: {} },
      ])
        expect(await send(forged)).toBe(401);
      expect(await notesOf(number)).toEqual([]);
    });

    test('records a late notification with the time of its event', async () => {
      const { number, transactionId } = await ordered();
      expect([await send(reported.second(transactionId, 30)), await send(reported.first(transactionId, 10))]).toEqual([
        200, 200,
      ]);
      expect((await notesOf(number)).map(({ comment }) => comment)).toEqual([
        expect.stringMatching(/12:30 UTC/),
        expect.stringMatching(/12:10 UTC/),
      ]);
      expect((await notesOf(number))[0]?.comment).toMatch(reported.words[1]);
    });

    test('stores a notification until its order exists and discards it for an unknown transaction', async () => {
      expect(await send(reported.first('424242', 1))).toBe(200);
      expect(await recordNotices(shop.platform)).toBe(0);
      shop.clock.advance(2 * 3_600_000);
      expect([await recordNotices(shop.platform), await recordNotices(shop.platform)]).toEqual([1, 0]);
    });

    test('ignores notifications about the shop’s own actions', async () => {
      const { number, transactionId } = await ordered();
      expect(await send(reported.own(transactionId))).toBe(200);
      expect(await notesOf(number)).toEqual([]);
    });
  });
