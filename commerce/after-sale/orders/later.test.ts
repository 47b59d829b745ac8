import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { EXPECTED_LATER_HEADER } from '#contract/later.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { findAnyOrder } from './bought-store.ts';
import { dayFormat } from './email-format.ts';
import { allocateArrived } from './life/arrivals.ts';
import { staff } from './staff.ts';
import { allowLater, imbalances, owedOf, setStock, stockOf } from './testing/books.ts';
import { mailsAbout } from './testing/mail-amounts.ts';
import { openShop } from './testing/shop.ts';
import { add, newCart, placeOrder, readyCart } from './testing/shopper.ts';

const SHIPMENTS = 'shipments is_choice later_units later_on is_one_price';

describeWithDatabase('orders beyond the stock', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    await sql`update product set weight_grams = 100`.execute(shop.platform.db.kysely);
    await allowLater(shop);
  });

  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const choose = (id: string, shipments: 'TOGETHER' | 'APART') =>
    shop.graphql(`mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { ${SHIPMENTS} } }`, {
      input: { cart_id: id, shipments },
    });
  const ordered = async (quantity: number, shipments: 'TOGETHER' | 'APART' = 'TOGETHER'): Promise<string> => {
    const id = await readyCart(shop, [['TILE', quantity]]);
    await choose(id, shipments);
    return (await placeOrder(shop, id)).data.placeOrder.order.order_number;
  };
  const line = async (number: string) => (await findAnyOrder(shop.platform.db.kysely, number))!.lines[0]!;

  test('a cart with more than the stock shows both parts, the day and the choice, in both languages', async () => {
    await setStock(shop, 'TILE', 4);
    const id = await newCart(shop);
    expect((await add(shop, id, 'TILE', 10)).data.addProductsToCart.user_errors).toEqual([]);
    const read = `query ($id: String!) { cartShipments(cart_id: $id) { ${SHIPMENTS} } cartLineDelivery(cart_id: $id) { words } }`;
    const { cartShipments, cartLineDelivery } = (await shop.graphql(read, { id })).data;
    expect(cartShipments).toMatchObject({ shipments: 'TOGETHER', is_choice: true, later_units: 6, is_one_price: true });
    expect(cartLineDelivery[0].words).toMatch(/^4 in stock; 6 expected about \w+ \d+, from another lot\.$/);
    expect((await shop.graphql(read, { id }, { store: 'CA_FR' })).data.cartLineDelivery[0].words).toMatch(
      /^4 en stock; 6 à venir vers le \d+ [\wéû]+, d’un autre lot\.$/,
    );
    expect((await choose(id, 'APART')).data.setShipmentsOnCart.shipments).toBe('APART');
  });

  test('an order takes the available stock, waits for the rest, and states the expected day in every document', async () => {
    await setStock(shop, 'TILE', 4);
    const number = await ordered(10, 'APART');
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([0, 6]);
    const order = (await findAnyOrder(shop.platform.db.kysely, number))!;
    expect(order).toMatchObject({ isSplit: true, lines: [{ quantity: 10, awaited: 6, later: { quantity: 6 } }] });
    expect(order.laterDelivery === null || order.laterDelivery!.from > order.delivery!.to).toBe(true);
    const { rows } = await sql<{ text: string }>`select payload::text as text from job where kind = 'mail'
      and payload::text like ${`%${number}%`}`.execute(shop.platform.db.kysely);
    expect(rows[0]?.text).toContain('4 in stock; 6 expected about');
    await run('cancel', number);
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([4, 0]);
  });

  test('ships the first part, and the rest after its arrival; the oldest order gets it first', async () => {
    await setStock(shop, 'TILE', 4);
    const first = await ordered(10, 'APART');
    const second = await ordered(5);
    await expect(run('ship', second)).rejects.toThrow('ships together: 5 of its items are not in stock yet');
    await run('ship', first);
    expect(await line(first)).toMatchObject({ shipped: 4, awaited: 6 });
    await expect(run('ship', first)).rejects.toThrow(`Nothing of order ${first} is left for that.`);
    await setStock(shop, 'TILE', 8);
    expect(await allocateArrived(shop.platform)).toBe(8);
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([0, 3]);
    expect([(await line(first)).awaited, (await line(second)).awaited]).toEqual([0, 3]);
    await run('ship', first);
    expect(await line(first)).toMatchObject({ shipped: 10, invoiced: 10 });
    await setStock(shop, 'TILE', 5);
    expect(await allocateArrived(shop.platform)).toBe(3);
    await run('ship', second);
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([2, 0]);
    expect((await imbalances(shop)).filter((one) => (one as { what: string }).what !== 'mail')).toEqual([]);
  });

  test.each([
    [
      'CA_EN',
      /^Arrives: between \w+, \w+ \d+ and \w+, \w+ \d+$/m,
      /^Still to come: 6 × Plain tile · Expected between \w+, \w+ \d+ and \w+, \w+ \d+$/m,
    ],
    [
      'CA_FR',
      /^Arrivée prévue\s: entre le .* \d+ .* et le .* \d+ .*$/m,
      /^À suivre\s: 6 × .+ · Arrivée prévue entre le .+ \d+ .+ et le .+ \d+ .+$/m,
    ],
  ] as const)(
    'the email of a shipment in %s says when it arrives and what follows',
    async (store, arrives, follows) => {
      await setStock(shop, 'TILE', 4);
      const here: TestShop = { ...shop, graphql: (query, given) => shop.graphql(query, given, { store }) };
      const id = await readyCart(here, [['TILE', 10]]);
      await choose(id, 'APART');
      const number = (await placeOrder(here, id)).data.placeOrder.order.order_number;
      await run('ship', number);
      const first = (await mailsAbout(shop, number)).at(-1)!;
      expect(first.text).toMatch(arrives);
      expect(first.text).toMatch(follows);
      await setStock(shop, 'TILE', 6);
      await allocateArrived(shop.platform);
      await run('ship', number);
      const last = (await mailsAbout(shop, number)).at(-1)!;
      expect(last.text).toMatch(arrives);
      expect(last.text).not.toMatch(follows);
    },
  );

  test.each([
    ['CA_EN', 'en', /^Still to come: 6 × .+ · Expected between (.+) and (.+)$/m],
    ['CA_FR', 'fr', /^À suivre\s: 6 × .+ · Arrivée prévue entre le (.+) et le (.+)$/m],
  ] as const)('one shipment sent in parts keeps its promised delivery days in %s', async (store, language, follows) => {
    await setStock(shop, 'TILE', 4);
    const here: TestShop = { ...shop, graphql: (query, given) => shop.graphql(query, given, { store }) };
    const id = await readyCart(here, [['TILE', 10]]);
    const number = (await placeOrder(here, id)).data.placeOrder.order.order_number;
    const { delivery } = (await findAnyOrder(shop.platform.db.kysely, number))!;
    await run('ship', number, '--items', 'TILE=4');
    const [, ...days] = follows.exec((await mailsAbout(shop, number)).at(-1)!.text)!;
    const written = dayFormat(`${language}-CA`);
    expect(days).toEqual([delivery!.from, delivery!.to].map((day) => written.format(new Date(day))));
    await run('refund', number, '--items', 'TILE=6', '--unsent', 'yes');
  });

  test('a later order cannot take arrived stock from one that waits', async () => {
    await setStock(shop, 'TILE', 0);
    const waiting = await ordered(6);
    await setStock(shop, 'TILE', 6);
    const late = await ordered(2);
    expect((await line(late)).awaited).toBe(2);
    await allocateArrived(shop.platform);
    expect([(await line(waiting)).awaited, (await line(late)).awaited]).toEqual([0, 2]);
    await run('cancel', waiting);
    await allocateArrived(shop.platform);
    expect((await line(late)).awaited).toBe(0);
    await run('ship', late);
  });

  test('refunding the later part leaves the first one, and owes nothing more', async () => {
    await setStock(shop, 'TILE', 4);
    const number = await ordered(10, 'APART');
    await run('ship', number);
    await run('refund', number, '--items', 'TILE=6', '--unsent', 'yes');
    expect(await line(number)).toMatchObject({ shipped: 4, refunded: 6, withdrawn: 6, awaited: 0 });
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([0, 0]);
  });

  test('an order with more later units than shown is refused', async () => {
    await setStock(shop, 'TILE', 4);
    const id = await readyCart(shop, [['TILE', 10]]);
    await setStock(shop, 'TILE', 3);
    const refused = await placeOrder(shop, id, { [EXPECTED_LATER_HEADER]: '6' });
    expect(refused.data.placeOrder.errors[0].message).toContain('More of the order would come later than was shown.');
    expect((await placeOrder(shop, id, { [EXPECTED_LATER_HEADER]: '7' })).data.placeOrder.order).not.toBeNull();
  });

  test('of twenty buyers of the last box all are served, one of them now', async () => {
    await allocateArrived(shop.platform);
    await sql`update stock set owed = 0`.execute(shop.platform.db.kysely);
    await sql`update order_item set quantity_awaited = 0`.execute(shop.platform.db.kysely);
    await setStock(shop, 'LAST', 1);
    const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(shop, [['LAST', 1]])));
    const placed = await Promise.all(carts.map(async (id) => (await placeOrder(shop, id)).data.placeOrder.order));
    expect(placed.filter(Boolean)).toHaveLength(20);
    expect([await stockOf(shop, 'LAST'), await owedOf(shop, 'LAST')]).toEqual([0, 19]);
  });
});
