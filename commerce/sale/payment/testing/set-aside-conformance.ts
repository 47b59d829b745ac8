import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { staff } from '#commerce/after-sale/orders/staff.ts';
import { imbalances, ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { pay, paymentBody, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { sendMovements, sendRefunds } from '../service.ts';
import { openCardShop, type Wire } from './order-conformance.ts';
import type { GatewayStand } from './stand.ts';

/** Tests for orders that are authorized when placed and captured later, with any gateway. */
export const describeSetAside = (name: string, open: () => Promise<GatewayStand>, wire: Wire): void =>
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
    type Placed = { number: string; total: number; booked(): string };
    const ordered = async (quantity = 2): Promise<Placed> => {
      const id = await readyCart(shop, [['TILE', quantity]]);
      const additional_data = wire.rest(stand.nonceOf('valid'));
      await pay(shop, id, { ...paymentBody(), paymentMethod: { method: wire.code, additional_data } });
      const { number } = (await ordersOf(shop, id))[0]!;
      const key = stand.lastKey();
      return {
        number,
        total: Number(stand.booked(key)[0]?.amount),
        booked: () =>
          stand
            .booked(key)
            .map(({ state, amount }) => `${state} ${amount}`)
            .join(),
      };
    };
    const statusOf = async (number: string) =>
      (
        await sql<{ status: string }>`select status from sales_order where number = ${number}`.execute(
          shop.platform.db.kysely,
        )
      ).rows[0]?.status;
    const notesOf = async (number: string) =>
      (
        await sql<{
          what: string;
          comment: string | null;
          is_shown: boolean;
        }>`select e.what, e.comment, e.is_shown from order_event e
          join sales_order o on o.id = e.order_id where o.number = ${number} order by e.id`.execute(
          shop.platform.db.kysely,
        )
      ).rows.map(({ what, comment, is_shown: isShown }) => [what, comment, isShown]);

    test('captures the whole amount once, with the first shipment', async () => {
      const { number, total, booked } = await ordered();
      expect([booked(), await statusOf(number)]).toEqual([`set aside ${total.toFixed(2)}`, 'processing']);
      await run('ship', number, '--items', 'TILE=1', '--by', 'Rosa');
      expect([booked(), await statusOf(number)]).toEqual([`charged ${total.toFixed(2)}`, 'partially']);
      expect(await run('ship', number)).toContain('complete');
      expect(booked()).toBe(`charged ${total.toFixed(2)}`);
      expect((await notesOf(number)).map(([what]) => what)).toEqual(['paid', 'shipment', 'shipment', 'status']);
    });

    test('an invoice before shipping captures the amount; a rejected command captures nothing', async () => {
      const { number, total, booked } = await ordered();
      await expect(run('ship', number, '--items', 'OTHER')).rejects.toThrow('has no OTHER');
      await expect(run('ship', number, '--items', 'TILE=3')).rejects.toThrow('2 of TILE left');
      await expect(run('paid', number)).rejects.toThrow('charged when items ship');
      expect(booked()).toBe(`set aside ${total.toFixed(2)}`);
      await run('invoice', number);
      expect(booked()).toBe(`charged ${total.toFixed(2)}`);
    });

    test('cancelling releases the authorization without a charge and notifies the customer', async () => {
      const { number, booked, total } = await ordered();
      expect(await run('cancel', number)).toContain('set aside on it is set free');
      expect(booked()).toBe(`voided ${total.toFixed(2)}`);
      const mail = (await mailsTo(shop, 'ann@example.com')).at(-1)?.replaceAll(/=\r?\n|\s+/g, ' ');
      expect(mail).toContain('Your card was not charged');
      await expect(run('ship', number)).rejects.toThrow('canceled');
    });

    test('retries a release that failed at the gateway', async () => {
      const { number, booked } = await ordered();
      stand.fail('refused');
      await run('cancel', number);
      expect(booked()).toContain('set aside');
      expect(await sendMovements(shop.platform)).toBe(1);
      expect(booked()).toContain('voided');
      expect(await sendMovements(shop.platform)).toBe(0);
    });

    test('a refund before shipping reduces the capture, a later one goes back to the card', async () => {
      const { number, total, booked } = await ordered(4);
      expect(await run('refund', number, '--items', 'TILE=1')).toContain('that much less');
      await run('ship', number);
      const [, charged] = booked().split(' ');
      expect(Number(charged)).toBeLessThan(total);
      expect(booked()).toContain('charged');
      stand.settle();
      const before = stand.credits();
      expect(await run('refund', number, '--items', 'TILE=1')).toContain('go back to the card');
      expect(stand.credits() - before).toBe(1);
      expect(await sendRefunds(shop.platform)).toBe(0);
    });

    test('a full refund before shipping closes the order and releases the authorization', async () => {
      const { number, booked } = await ordered();
      expect(await run('refund', number)).toContain('set free');
      expect([await statusOf(number), booked()]).toEqual(['closed', expect.stringContaining('voided')]);
    });

    test('ships nothing when the capture fails and tells staff why; another payment allows shipping', async () => {
      const { number } = await ordered();
      stand.expire();
      await expect(run('ship', number)).rejects.toThrow('was not charged, and nothing has left');
      await expect(run('ship', number)).rejects.toThrow('was not charged, and nothing has left');
      expect(await statusOf(number)).toBe('processing');
      expect(await notesOf(number)).toEqual([
        ['comment', expect.stringMatching(/^The card was not charged: /), false],
        ['comment', expect.stringMatching(/^The card was not charged: /), false],
      ]);
      await run('paid', number);
      expect(await run('ship', number)).toContain('complete');
    });

    test('blocks shipping and refunds while the outcome of the capture is unknown', async () => {
      const { number, booked } = await ordered();
      stand.fail('none', 'lost');
      await expect(run('ship', number)).rejects.toThrow('has not said whether it charged');
      for (const move of ['cancel', 'refund']) await expect(run(move, number)).rejects.toThrow('is being charged');
      await sendMovements(shop.platform);
      expect(await run('ship', number)).toContain('complete');
      expect(booked()).toMatch(/^charged [\d.]+$/);
    });

    test('two simultaneous shipments capture the amount once', async () => {
      const { number, booked } = await ordered();
      await Promise.allSettled([run('ship', number, '--items', 'TILE=1'), run('ship', number, '--items', 'TILE=1')]);
      expect(booked()).toMatch(/^charged [\d.]+$/);
      expect(
        await imbalances(shop).then((all) => all.filter((one) => (one as { what: string }).what !== 'mail')),
      ).toEqual([]);
    });
  });
