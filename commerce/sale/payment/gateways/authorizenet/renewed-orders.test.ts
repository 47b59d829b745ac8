import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewSetAside } from '#commerce/after-sale/orders/life/renew.ts';
import { staff } from '#commerce/after-sale/orders/staff.ts';
import { ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { pay, paymentBody, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { sendRefunds } from '../../service.ts';
import { opaqueValue, startAuthorizeNetServer } from './testing/authorizenet-server.ts';
import { openCardShop } from '../../testing/order-conformance.ts';
import { createAuthorizeNetGateway } from './gateway.ts';

const CODE = 'authorizenet_acceptjs';
const DAY_MS = 24 * 3600 * 1000;

describeWithDatabase('an authorization that would expire at Authorize.Net', (open) => {
  let shop: TestShop;
  let server: Awaited<ReturnType<typeof startAuthorizeNetServer>>;
  beforeAll(async () => {
    server = await startAuthorizeNetServer();
    const gateway = createAuthorizeNetGateway({ ...server.settings, action: 'authorize' });
    shop = await openCardShop(await open(), { gateway }, CODE);
  });
  afterAll(() => server.stop());

  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const ordered = async (): Promise<string> => {
    const id = await readyCart(shop, [['TILE', 2]]);
    const additional_data = {
      opaqueDataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT',
      opaqueDataValue: opaqueValue('valid'),
    };
    await pay(shop, id, { ...paymentBody(), paymentMethod: { method: CODE, additional_data } });
    return (await ordersOf(shop, id))[0]!.number;
  };
  /** Transaction states at Authorize.Net since an order, oldest first. */
  const bookedSince = (count: number) => server.sales.slice(count).map(({ state }) => state);
  const notesOf = async (number: string) =>
    (
      await sql<{ comment: string; is_shown: boolean }>`select e.comment, e.is_shown from order_event e
        join sales_order o on o.id = e.order_id where o.number = ${number} and e.what = 'comment' order by e.id`.execute(
        shop.platform.db.kysely,
      )
    ).rows.map(({ comment, is_shown: isShown }) => [comment, isShown]);

  test('is renewed before it expires, repeatedly; shipping and refunds use the newest', async () => {
    const before = server.sales.length;
    const number = await ordered();
    shop.clock.advance(24 * DAY_MS);
    expect(await renewSetAside(shop.platform)).toBe(0);
    shop.clock.advance(DAY_MS);
    expect(await renewSetAside(shop.platform)).toBe(1);
    expect(await renewSetAside(shop.platform)).toBe(0);
    expect(bookedSince(before)).toEqual(['voided', 'set aside']);
    shop.clock.advance(25 * DAY_MS);
    expect(await renewSetAside(shop.platform)).toBe(1);
    expect(bookedSince(before)).toEqual(['voided', 'voided', 'set aside']);
    expect(await run('ship', number)).toContain('complete');
    expect(bookedSince(before)).toEqual(['voided', 'voided', 'charged']);
    expect(await notesOf(number)).toEqual(
      Array(2).fill(['The amount on the card was set aside anew, before its time was over.', false]),
    );
    server.settle();
    await run('refund', number, '--items', 'TILE=1');
    await sendRefunds(shop.platform);
    expect(bookedSince(before)).toEqual(['voided', 'voided', 'settled', 'charged']);
  });

  test('remains until it expires when the bank declines renewal: staff see the day, and it is retried daily', async () => {
    const before = server.sales.length;
    const number = await ordered();
    shop.clock.advance(25 * DAY_MS);
    const lapses = new Date(shop.clock.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
    server.declineNext();
    expect(await renewSetAside(shop.platform)).toBe(1);
    expect(await renewSetAside(shop.platform)).toBe(0);
    expect(bookedSince(before)).toEqual(['set aside', 'declined']);
    expect(await notesOf(number)).toEqual([
      [expect.stringMatching(`has been declined.* It lapses on ${lapses}: charge it before`), false],
    ]);
    shop.clock.advance(DAY_MS + 1);
    expect(await renewSetAside(shop.platform)).toBe(1);
    expect(bookedSince(before)).toEqual(['voided', 'declined', 'set aside']);
  });

  test('is not captured after it expired: nothing ships, and staff see the reason', async () => {
    const number = await ordered();
    shop.clock.advance(31 * DAY_MS);
    server.expire();
    expect(await renewSetAside(shop.platform)).toBe(0);
    await expect(run('ship', number)).rejects.toThrow('was not charged, and nothing has left');
    expect(await notesOf(number)).toEqual([
      ['The card was not charged: what was set aside on it is there no more (expired)', false],
    ]);
  });

  test('is not renewed for an order that was charged, canceled or paid another way', async () => {
    const [shipped, canceled, paid] = [await ordered(), await ordered(), await ordered()];
    await run('ship', shipped);
    await run('cancel', canceled);
    server.expire();
    await expect(run('ship', paid)).rejects.toThrow('was not charged');
    await run('paid', paid);
    shop.clock.advance(26 * DAY_MS);
    const before = server.bodies.length;
    expect(await renewSetAside(shop.platform)).toBe(0);
    expect(server.bodies).toHaveLength(before);
  });

  test('blocks shipping and cancelling during renewal, and a failed renewal is retried', async () => {
    const before = server.sales.length;
    const number = await ordered();
    shop.clock.advance(25 * DAY_MS);
    server.fail('refused');
    expect(await renewSetAside(shop.platform)).toBe(0);
    for (const move of ['ship', 'cancel']) await expect(run(move, number)).rejects.toThrow('try again in a minute');
    expect(bookedSince(before)).toEqual(['set aside']);
    expect(await renewSetAside(shop.platform)).toBe(1);
    expect(await run('cancel', number)).toContain('set free');
    expect(bookedSince(before)).toEqual(['voided', 'voided']);
  });
});
