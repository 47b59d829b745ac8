import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount, customer, mailsTo, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { findAnyOrder } from './bought-store.ts';
import { pdfOf } from './pdf/pdf-words.ts';
import { staff } from './staff.ts';
import { setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import {
  add,
  montreal,
  newCart,
  placeOrder,
  readyCart,
  setAddress,
  setBilling,
  setMethod,
  setPayment,
} from './testing/shopper.ts';

const LINES = 'query ($id: String!) { cartLineDelivery(cart_id: $id) { lots is_earlier_lot } }';

describeWithDatabase('production lots', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    // Light enough for a parcel.
    await sql`update product set weight_grams = 500 where sku = 'TILE'`.execute(shop.platform.db.kysely);
  });
  const fill = async (lots: Readonly<Record<string, number>>, more = 0): Promise<void> => {
    const { kysely } = shop.platform.db;
    const rows = Object.entries(lots).map(([code, qty]) => ({ code, qty }));
    await sql`delete from stock_lot`.execute(kysely);
    await sql`insert into stock_lot (product_id, code, qty) select (select id from product where sku = 'TILE'), code, qty
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(code text, qty int)`.execute(kysely);
    await setStock(
      shop,
      'TILE',
      rows.reduce((sum, { qty }) => sum + qty, more),
    );
  };
  beforeEach(() => fill({ A: 10, B: 4, C: 6 }));

  const left = async (): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await sql<{ code: string; qty: number }>`
      select code, qty from stock_lot where qty > 0 order by code`.execute(shop.platform.db.kysely);
    return Object.fromEntries(rows.map(({ code, qty }) => [code, qty]));
  };
  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const ordered = async (quantity: number): Promise<string> =>
    (await placeOrder(shop, await readyCart(shop, [['TILE', quantity]]))).data.placeOrder.order.order_number;
  const lotsOf = async (number: string): Promise<string> =>
    ((await findAnyOrder(shop.platform.db.kysely, number))?.lines[0]?.lots ?? [])
      .map(({ code, quantity }) => `${code}=${quantity}`)
      .join(',');
  const reported = async (id: string, who?: SignedIn): Promise<unknown[]> =>
    (await (who ? who.execute(LINES, { id }) : shop.graphql(LINES, { id }))).data.cartLineDelivery;

  test('the cart shows the lots of each line, and the order takes stock from them', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 5);
    expect(await reported(id)).toEqual([{ lots: [5], is_earlier_lot: null }]);
    await add(shop, id, 'TILE', 7);
    expect(await reported(id)).toEqual([{ lots: [10, 2], is_earlier_lot: null }]);
    const note = 'query ($id: String!) { cartLineDelivery(cart_id: $id) { words } }';
    expect((await shop.graphql(note, { id }, { store: 'CA_FR' })).data.cartLineDelivery[0].words).toContain(
      'De plusieurs lots',
    );
    expect(await lotsOf(await ordered(5))).toBe('C=5');
    expect(await left()).toEqual({ A: 10, B: 4, C: 1 });
    expect(await lotsOf(await ordered(12))).toBe('A=10,B=2');
    expect([await left(), await stockOf(shop, 'TILE')]).toEqual([{ B: 2, C: 1 }, 3]);
  });

  test('sells stock without a known lot and shows no lot for it', async () => {
    await fill({ A: 2 }, 3);
    expect(await lotsOf(await ordered(4))).toBe('A=2');
    expect([await left(), await stockOf(shop, 'TILE')]).toEqual([{}, 1]);
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    expect(await reported(id)).toEqual([{ lots: [], is_earlier_lot: null }]);
  });

  test('shows no lots when the quantity exceeds the stock', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 5);
    await fill({ A: 2, B: 2 });
    expect(await reported(id)).toEqual([{ lots: [], is_earlier_lot: null }]);
  });

  test('offers a customer the lot of an earlier order first and shows it before the order', async () => {
    await createAccount(shop, 'lots@example.com');
    const ann = await customer(shop, 'lots@example.com');
    const filled = async (quantity: number): Promise<string> => {
      const id = (await ann.execute('{ customerCart { id } }')).data.customerCart.id as string;
      await add(shop, id, 'TILE', quantity, {}, { headers: ann.headers });
      return id;
    };
    const buy = async (id: string): Promise<string> => {
      const signedIn = { ...shop, graphql: ann.execute } as TestShop;
      await setAddress(signedIn, id, montreal);
      await setMethod(signedIn, id);
      await setBilling(signedIn, id);
      await setPayment(signedIn, id);
      return (await placeOrder(signedIn, id)).data.placeOrder.order.order_number;
    };
    const first = await filled(8);
    expect(await reported(first, ann)).toEqual([{ lots: [8], is_earlier_lot: null }]);
    expect(await lotsOf(await buy(first))).toBe('A=8');
    // B would suffice and is smaller by now; A is the lot of her earlier order.
    await fill({ A: 9, B: 3 });
    const second = await filled(2);
    expect(await reported(second, ann)).toEqual([{ lots: [2], is_earlier_lot: true }]);
    const number = await buy(second);
    expect(await lotsOf(number)).toBe('A=2');
    await fill({ B: 3 });
    expect(await reported(await filled(1), ann)).toEqual([{ lots: [1], is_earlier_lot: false }]);
    const { data } = await ann.execute(
      'query ($n: String!) { customer { orders(filter: { number: { eq: $n } }) { items { items { lots { code quantity } } } } } }',
      { n: number },
    );
    expect(data.customer.orders.items[0].items).toEqual([{ lots: [{ code: 'A', quantity: 2 }] }]);
  });

  test('a canceled order and returned items go back into their lots', async () => {
    const canceled = await ordered(12);
    expect(await left()).toEqual({ B: 2, C: 6 });
    await run('cancel', canceled);
    expect([await left(), await stockOf(shop, 'TILE')]).toEqual([{ A: 10, B: 4, C: 6 }, 20]);
    const number = await ordered(12);
    await run('ship', number, '--items', 'TILE=4');
    await run('refund', number, '--items', 'TILE=3', '--unsent', 'yes');
    expect(await left()).toEqual({ A: 1, B: 4, C: 6 });
    await run('refund', number, '--items', 'TILE=2');
    expect(await left()).toEqual({ A: 3, B: 4, C: 6 });
    await run('refund', number, '--items', 'TILE=1', '--restock', 'no');
    expect([await left(), await stockOf(shop, 'TILE')]).toEqual([{ A: 3, B: 4, C: 6 }, 13]);
  });

  test('emails, packing slips, the receipt and the REST API name the lots of each shipment', async () => {
    const id = await readyCart(shop, [['TILE', 12]]);
    const number = (await placeOrder(shop, id)).data.placeOrder.order.order_number as string;
    const receipt = await shop.graphql('query ($id: String!) { placedOrder(cart_id: $id) { items { options } } }', {
      id,
    });
    expect(receipt.data.placedOrder.items).toEqual([{ options: ['Lots A (10), B (2)'] }]);
    await run('ship', number, '--items', 'TILE=9');
    await run('ship', number);
    const mails = (await mailsTo(shop, 'ann@example.com')).slice(-3);
    expect(mails.map((mail) => /Lots? [A-C][^·<\r\n]*/.exec(mail)?.[0].trim())).toEqual([
      'Lots A (10), B (2)',
      'Lot A',
      'Lots A (1), B (2)',
    ]);
    const order = (await findAnyOrder(shop.platform.db.kysely, number))!;
    const about = {
      order,
      view: SAMPLE_STORE_VIEWS[0]!,
      settings: shop.platform.settings,
      policy: undefined,
      coverage: new Map(),
    };
    const slips = order.shipments.map(
      (shipment) => pdfOf(about as never, { kind: 'packing_slip', shipment }).rows[0]![0]!.details,
    );
    expect(slips.map((details) => details?.at(-1))).toEqual(['Lot A', 'Lots A (1), B (2)']);
  });

  test('staff can reassign lots of unpacked items, and the previous lots return to stock', async () => {
    const number = await ordered(5);
    expect(await lotsOf(number)).toBe('C=5');
    await run('ship', number, '--items', 'TILE=2');
    await expect(run('lots', number, 'TILE', '--lots', 'A=2')).rejects.toThrow(
      '3 of TILE are left to pack, and the lots name 2.',
    );
    await expect(run('lots', number, 'TILE', '--lots', 'Z=3')).rejects.toThrow('Lot Z of TILE has 0 in stock.');
    await expect(run('lots', number, 'TILE', '--lots', 'A')).rejects.toThrow('"A" is not');
    expect([await lotsOf(number), await left()]).toEqual(['C=5', { A: 10, B: 4, C: 1 }]);
    await run('lots', number, 'TILE', '--lots', 'A=1,C=2', '--by', 'Rosa');
    expect([await lotsOf(number), await left()]).toEqual(['C=2,A=1,C=2', { A: 9, B: 4, C: 2 }]);
    expect((await findAnyOrder(shop.platform.db.kysely, number))!.events.at(-1)).toMatchObject({
      comment: 'TILE: A=1, C=2',
      isShown: false,
      by: 'Rosa',
    });
    await run('ship', number);
    await expect(run('lots', number, 'TILE', '--lots', 'A=3')).rejects.toThrow('is complete already');
  });

  test('simultaneous orders never take more of a lot than it holds', async () => {
    await fill({ A: 3, B: 3, C: 2 });
    const carts = await Promise.all(Array.from({ length: 6 }, () => readyCart(shop, [['TILE', 2]])));
    const placed = (await Promise.all(carts.map((id) => placeOrder(shop, id)))).flatMap(({ data }) =>
      data?.placeOrder?.order ? [data.placeOrder.order.order_number as string] : [],
    );
    expect(placed).toHaveLength(4);
    expect([await left(), await stockOf(shop, 'TILE')]).toEqual([{}, 0]);
    const taken = (await Promise.all(placed.map(lotsOf))).flatMap((lots) =>
      lots.split(',').map((lot) => lot.split('=') as [string, string]),
    );
    const sums = Object.fromEntries(
      ['A', 'B', 'C'].map((code) => [
        code,
        taken.filter(([lot]) => lot === code).reduce((sum, [, n]) => sum + Number(n), 0),
      ]),
    );
    expect(sums).toEqual({ A: 3, B: 3, C: 2 });
  });
});
