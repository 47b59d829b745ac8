import { beforeAll, expect, test, vi } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { commandText } from '#commerce/platform/testing/command-text.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { trackedOrders } from './service.ts';
import { staff } from './staff.ts';
import { openShop } from './testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { placeOrder, readyCart } from './testing/shopper.ts';

describeWithDatabase('order progress', (open) => {
  let database: Database;
  let shop: TestShop;
  let numbers: readonly string[];
  const order = async (...skus: string[]): Promise<string> => {
    const cart = await readyCart(
      shop,
      skus.map((sku) => [sku, 1] as const),
    );
    return (await placeOrder(shop, cart)).data.placeOrder.order.order_number;
  };
  beforeAll(async () => {
    database = await open();
    shop = await openShop(database);
    numbers = [await order('STONE-12', 'TILE'), await order('TILE')];
  });
  const placedAt = new Date('2026-06-15T12:00:00Z');
  const states = async (number: string) => {
    const [found] = await trackedOrders(shop.platform, [number]);
    return [found?.status, found?.items.map(({ sku, status }) => `${sku} ${status}`)];
  };

  test('[TO-20] [TO-21] returns orders in the requested order, rows as ordered, and the configurable parent before its variant', async () => {
    const [one = '', other = ''] = numbers;
    const row = (sku: string, name: string, imageFile: string) => ({
      id: expect.any(Number),
      productId: expect.any(Number),
      productType: sku === 'STONE' ? 'configurable' : 'simple',
      sku,
      name,
      imageFile,
      status: 'processing',
      processingAt: placedAt,
      readyAt: null,
      shippedAt: null,
      trackingNumbers: [],
    });
    expect(await trackedOrders(shop.platform, [other, '000000000', one])).toEqual([
      { number: other, status: 'processing', isPickup: false, items: [row('TILE', 'Plain tile', 'tile.webp')] },
      {
        number: one,
        status: 'processing',
        isPickup: false,
        items: [
          row('STONE', 'Stone', 'stone.webp'),
          row('STONE-12', 'Stone 12 × 24', 'stone-12.webp'),
          row('TILE', 'Plain tile', 'tile.webp'),
        ],
      },
    ]);
    expect(await trackedOrders(shop.platform, [])).toEqual([]);
  });

  test('[TO-30] the ship command ships an order or one SKU of it, and closes the database', async () => {
    const [number = ''] = numbers;
    const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const openAgain = () => Promise.resolve({ ...database, close });
    const run = (...argv: string[]) =>
      commandText({ settings: shop.platform.settings, modules: [staff], argv: ['order', ...argv] }, openAgain);
    const only = ['--items', 'STONE-12'];
    expect(await run('ready', number, ...only)).toBe(`Order ${number}: processing.`);
    expect(await states(number)).toEqual(['processing', ['STONE ready', 'STONE-12 ready', 'TILE processing']]);
    expect(await run('ship', number, ...only, '--tracking', 'PIN-1')).toBe(
      `Order ${number}: partially, ${number}-I1, ${number}-1.`,
    );
    expect(await states(number)).toEqual(['partially', ['STONE shipped', 'STONE-12 shipped', 'TILE processing']]);
    expect(await run('ship', number)).toBe(`Order ${number}: complete, ${number}-I2, ${number}-2.`);
    expect(await states(number)).toEqual(['complete', ['STONE shipped', 'STONE-12 shipped', 'TILE shipped']]);
    await expect(run('ship', number)).rejects.toThrow(`Order ${number} is complete already.`);
    await expect(run('ship', '0')).rejects.toThrow('There is no order 000000000.');
    expect(close).toHaveBeenCalledTimes(5);
    const [tracked] = await trackedOrders(shop.platform, [number]);
    expect(tracked?.items.map(({ trackingNumbers }) => trackingNumbers)).toEqual([['PIN-1'], ['PIN-1'], []]);
  });

  test('[TO-18] each row has its ready and shipped times and unique tracking numbers', async () => {
    const { clock, platform } = shop;
    const number = numbers[1] ?? '';
    const at = clock.now();
    for (const [verb, text] of [
      ['ready', `Order ${number}: processing.`],
      ['ship', `Order ${number}: complete, ${number}-I1, ${number}-1.`],
    ] as const) {
      clock.advance(3_600_000);
      const parcel = verb === 'ship' ? ['--tracking', '1Z999,1Z999'] : [];
      expect(await runStaff(platform, [staff], ['order', verb, number, ...parcel])).toBe(text);
    }
    const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
    expect((await trackedOrders(platform, [number]))[0]?.items).toMatchObject([
      { processingAt: placedAt, readyAt: hours(1), shippedAt: hours(2), trackingNumbers: ['1Z999'] },
    ]);
  });

  test('staff list all orders, one order, and all orders as CSV', async () => {
    const [one = '', other = ''] = numbers;
    const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
    const lines = (await run('list', '--first', '1')).split('\n');
    expect(lines[0]).toMatch(/^number +placedAt +status +payment +total +currency +email$/);
    expect(lines.slice(1)).toEqual([expect.stringMatching(new RegExp(`^${other} `)), '… and 1 more']);
    expect(await run('show', one)).toMatch(new RegExp(`^number +${one}\\nplacedAt +2026-06-15 12:00`));
    expect((await run('export')).split('\r\n')[2]).toContain(`${one},2026-06-15T12:00:00.000Z`);
  });
});
