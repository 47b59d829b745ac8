import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { staff as webhooks } from '#commerce/merchandise/integration/webhooks/staff.ts';
import { staff } from '#commerce/after-sale/orders/staff.ts';
import { imbalances, ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { pay, paymentBody, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { sendMovements, sendRefunds } from '../service.ts';
import { openCardShop, type Wire } from './order-conformance.ts';
import type { GatewayStand } from './stand.ts';

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Tests for gateways that can capture an authorization in parts, one per shipment. */
export const describeParts = (name: string, open: () => Promise<GatewayStand>, wire: Wire): void =>
  describeWithDatabase(name, (openDatabase) => {
    let shop: TestShop;
    let stand: GatewayStand;
    beforeAll(async () => {
      stand = await open();
      shop = await openCardShop(await openDatabase(), stand, wire.code);
    });
    afterAll(() => stand.stop());
    beforeEach(() => shop.clock.advance(3_600_000));

    const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
    const ordered = async (quantity = 3) => {
      const id = await readyCart(shop, [['TILE', quantity]]);
      const additional_data = wire.rest(stand.nonceOf('valid'));
      await pay(shop, id, { ...paymentBody(), paymentMethod: { method: wire.code, additional_data } });
      const { number } = (await ordersOf(shop, id))[0]!;
      const key = stand.lastKey();
      const [aside] = stand.booked(key);
      return {
        number,
        total: cents(aside?.amount),
        /** State and amount of each capture, in cents. */
        parts: () =>
          stand
            .booked(key)
            .slice(1)
            .map(({ state, amount }) => [state, cents(amount)] as const),
        aside: () => stand.booked(key)[0]?.state,
      };
    };
    const documentsOf = async (number: string, kind = 'invoice') =>
      (
        await sql<{ total: number }>`select d.grand_total::int as total from order_document d
          join sales_order o on o.id = d.order_id where o.number = ${number} and d.kind = ${kind} order by d.id`.execute(
          shop.platform.db.kysely,
        )
      ).rows.map(({ total }) => total);
    const statusOf = async (number: string) =>
      (
        await sql<{ status: string }>`select status from sales_order where number = ${number}`.execute(
          shop.platform.db.kysely,
        )
      ).rows[0]?.status;
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

    test('each invoice captures its part with its shipment, and the parts add up to the authorization to the cent', async () => {
      const { number, total, parts, aside } = await ordered();
      await run('ship', number, '--items', 'TILE=1');
      const [first] = await documentsOf(number);
      expect([parts(), aside(), await statusOf(number)]).toEqual([[['charged', first]], 'set aside', 'partially']);
      expect(first).toBeLessThan(total);
      await run('ship', number);
      const invoices = await documentsOf(number);
      expect(parts().map(([, amount]) => amount)).toEqual(invoices);
      expect([invoices.length, sum(invoices), await statusOf(number)]).toEqual([2, total, 'complete']);
      const mails = (await mailsTo(shop, 'ann@example.com')).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
      for (const amount of invoices)
        expect(mails.some((mail) => mail.includes(`Charged to your card for it: $${(amount / 100).toFixed(2)}`))).toBe(
          true,
        );
    });

    test('sends order.paid once all parts are captured', async () => {
      await runStaff(
        shop.platform,
        [webhooks],
        ['webhook', 'add', 'erp', 'https://erp.example.com/told', 'order.paid,order.shipped'],
      );
      const { number } = await ordered(2);
      const reported = async () =>
        (
          await sql<{
            event: string;
          }>`select event from webhook_delivery where body like ${`%${number}%`} order by id`.execute(
            shop.platform.db.kysely,
          )
        ).rows.map(({ event }) => event);
      await run('ship', number, '--items', 'TILE=1');
      expect(await reported()).toEqual(['order.shipped']);
      await run('ship', number);
      expect(await reported()).toEqual(['order.shipped', 'order.paid', 'order.shipped']);
    });

    test('sends order.paid once when the unpaid rest is refunded unshipped, but not for a full refund or a returned part', async () => {
      const reported = async (number: string) =>
        (
          await sql<{
            event: string;
          }>`select event from webhook_delivery where body like ${`%${number}%`} order by id`.execute(
            shop.platform.db.kysely,
          )
        ).rows.map(({ event }) => event);
      const { number } = await ordered();
      await run('ship', number, '--items', 'TILE=1');
      await run('refund', number, '--items', 'TILE=1', '--unsent', 'yes');
      expect(await reported(number)).toEqual(['order.shipped']);
      await run('refund', number, '--items', 'TILE=1', '--unsent', 'yes');
      expect([await reported(number), await statusOf(number)]).toEqual([['order.shipped', 'order.paid'], 'complete']);
      await run('refund', number, '--items', 'TILE=1');
      expect(await reported(number)).toEqual(['order.shipped', 'order.paid']);
      const { number: other } = await ordered(1);
      await run('refund', other);
      expect(await reported(other)).toEqual([]);
      // A refunded part does not count as paid: the last part is still due.
      const { number: third } = await ordered();
      await run('ship', third, '--items', 'TILE=1');
      stand.settle();
      await run('refund', third, '--items', 'TILE=1');
      await run('ship', third, '--items', 'TILE=1');
      expect(await reported(third)).not.toContain('order.paid');
      await run('ship', third);
      expect(await reported(third)).toContain('order.paid');
      // Sends the pending refunds, which would otherwise affect other tests.
      stand.settle();
      await sendRefunds(shop.platform);
    });

    test('captures a part once when the response was lost, and ships afterwards', async () => {
      const { number, parts } = await ordered();
      stand.fail('none', 'lost');
      await expect(run('ship', number, '--items', 'TILE=1')).rejects.toThrow('has not said whether it charged');
      expect(parts()).toHaveLength(1);
      await expect(run('refund', number)).rejects.toThrow('is being charged');
      await sendMovements(shop.platform);
      await run('ship', number, '--items', 'TILE=1');
      expect(parts()).toEqual([['charged', (await documentsOf(number))[0]]]);
    });

    test('a refund of unshipped items captures less, and the rest of the authorization is released', async () => {
      const { number, total, parts, aside } = await ordered();
      await run('ship', number, '--items', 'TILE=1');
      const [first] = await documentsOf(number);
      stand.settle();
      const before = stand.credits();
      await run('refund', number, '--items', 'TILE=2', '--unsent', 'yes');
      await sendMovements(shop.platform);
      await sendRefunds(shop.platform);
      expect([parts(), aside(), stand.credits() - before]).toEqual([[['settled', first]], 'voided', 0]);
      expect(first).toBeLessThan(total);
    });

    test('refunds returned items from the capture that paid for them, and never more than it', async () => {
      const { number, parts } = await ordered();
      await run('ship', number, '--items', 'TILE=1');
      await run('ship', number);
      stand.settle();
      expect(await run('refund', number)).toContain('go back to the card');
      expect(await sendRefunds(shop.platform)).toBe(0);
      const { rows } = await sql<{ amount: number; charged: number }>`
        select r.amount::int as amount, c.amount::int as charged from payment_entry r join payment_entry c on c.id = r.capture_id
          join sales_order o on o.id = r.order_id where o.number = ${number} and r.state = 'done' order by r.id`.execute(
        shop.platform.db.kysely,
      );
      expect(rows.map(({ amount }) => amount)).toEqual(parts().map(([, amount]) => amount));
      expect(rows.every(({ amount, charged }) => amount <= charged)).toBe(true);
      expect([await statusOf(number), sum(await documentsOf(number, 'credit_memo'))]).toEqual([
        'closed',
        sum(await documentsOf(number)),
      ]);
    });

    test('cancelling refunds an invoiced part and releases the rest', async () => {
      const { number, parts, aside } = await ordered();
      await run('invoice', number, '--items', 'TILE=1');
      expect(parts()).toHaveLength(1);
      stand.settle();
      const before = stand.credits();
      await run('cancel', number);
      await sendMovements(shop.platform);
      await sendRefunds(shop.platform);
      expect([stand.credits() - before, aside(), await statusOf(number)]).toEqual([1, 'voided', 'canceled']);
    });

    test('a failed second capture blocks its shipment only, and staff can record another payment', async () => {
      const { number, parts } = await ordered();
      await run('ship', number, '--items', 'TILE=1');
      stand.expire();
      await expect(run('ship', number)).rejects.toThrow('was not charged, and nothing has left');
      expect([parts().length, await statusOf(number)]).toEqual([1, 'partially']);
      await run('paid', number);
      expect(await run('ship', number)).toContain('complete');
    });

    test('recalculates a part when another process ships first, so that shipping is charged once', async () => {
      const { number, parts } = await ordered();
      const { db } = shop.platform;
      let transactions = 0;
      const slower = {
        ...shop.platform,
        db: {
          ...db,
          // Ships between the checked command and its capture.
          tx: async <T>(work: Parameters<typeof db.tx<T>>[0]): Promise<T> => {
            transactions += 1;
            if (transactions === 2) await run('ship', number, '--items', 'TILE=1');
            return db.tx(work);
          },
        },
      };
      await runStaff(slower, [staff], ['order', 'ship', number, '--items', 'TILE=1']);
      const invoices = await documentsOf(number);
      expect(invoices).toHaveLength(2);
      expect(parts().map(([, amount]) => amount)).toEqual(invoices);
    });

    test('simultaneous shipments capture what ships, and never more than the authorization', async () => {
      const { number, total, parts } = await ordered();
      await Promise.allSettled(
        [1, 2, 3].map((count) => run('ship', number, '--items', 'TILE=1', '--tracking', String(count))),
      );
      await sendMovements(shop.platform);
      const charged = sum(parts().map(([, amount]) => amount));
      expect(charged).toBe(sum(await documentsOf(number)));
      expect(charged).toBeLessThanOrEqual(total);
      expect((await imbalances(shop)).filter((one) => (one as { what: string }).what !== 'mail')).toEqual([]);
    });
  });
