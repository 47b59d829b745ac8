import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customer, mailsTo, unusedIp } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { findAnyOrder } from './bought-store.ts';
import { allocateArrived } from './life/arrivals.ts';
import { cancelLater, cancelOrder, previewCancel } from './life/cancel.ts';
import { saveOrderSettings } from './service.ts';
import { staff } from './staff.ts';
import { allowLater, imbalances, owedOf, setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { mailsAbout } from './testing/mail-amounts.ts';
import { placeOrder, readyCart, setMethod } from './testing/shopper.ts';

const REASON = 'I need another quantity';
const READ =
  'query ($token: String!) { guestOrderByToken(input: { token: $token }) { can_cancel_later later_delivery { from } } }';
const RESULT = '{ errorV2 { code message } order { status can_cancel_later } }';
const REQUEST = `mutation ($input: GuestOrderCancelInput!) { requestGuestLaterCancel(input: $input) ${RESULT} }`;
const CONFIRM = `mutation ($input: ConfirmCancelOrderInput!) { confirmCancelOrder(input: $input) ${RESULT} }`;
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelLaterUnits(input: $input) ${RESULT} }`;

describeWithDatabase('canceling the units not in stock yet', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    await sql`update product set weight_grams = 100`.execute(shop.platform.db.kysely);
    await allowLater(shop);
    await saveOrderSettings(shop.platform.db.kysely, {
      cancellation: { hours: 24, reasons: [{ en: REASON, fr: 'Il me faut une autre quantité' }] },
      carriers: [],
    });
  });

  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const choose = (id: string) =>
    shop.graphql('mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { shipments } }', {
      input: { cart_id: id, shipments: 'APART' },
    });
  const guestBuys = async (quantity: number): Promise<string> => {
    const id = await readyCart(shop, [['TILE', quantity]]);
    await choose(id);
    return (await placeOrder(shop, id)).data.placeOrder.order.order_number;
  };
  const orderOf = async (number: string) => (await findAnyOrder(shop.platform.db.kysely, number))!;
  /** The order of a guest, given to a customer. */
  const given = async (ann: SignedIn, number: string) => {
    await sql`update sales_order set customer_id = (select id from customer where email = ${ann.email})
      where number = ${number}`.execute(shop.platform.db.kysely);
  };
  const cancel = async (ann: SignedIn, number: string) =>
    (await ann.execute(CANCEL, { input: { order_id: btoa(number), reason: REASON } })).data.cancelLaterUnits;

  /** Without the count of emails, which is one for each order only before anything is canceled. */
  const booksOf = async () => (await imbalances(shop)).filter((one) => (one as { what: string }).what !== 'mail');

  test('the customer cancels them after the first part has left; the rest of the order and its money stay', async () => {
    const ann = await customer(shop, 'ann@later.example');
    await setStock(shop, 'TILE', 4);
    const number = await guestBuys(10);
    await given(ann, number);
    await run('ship', number);
    expect(await cancel(ann, number)).toEqual({
      errorV2: null,
      order: { status: expect.any(String), can_cancel_later: false },
    });
    const order = await orderOf(number);
    expect(order.lines[0]).toMatchObject({ shipped: 4, withdrawn: 6, refunded: 6, awaited: 0 });
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([0, 0]);
    const credited = order.documents.filter(({ kind }) => kind === 'credit_memo');
    expect(credited.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[6]]);
    const [line] = order.lines;
    expect(credited[0]!.subtotal).toBe((line!.rowTotal / 10) * 6);
    // The email of the credit memo.
    expect((await mailsTo(shop, order.email)).some((mail) => mail.includes(number) && mail.includes('refund'))).toBe(
      true,
    );
    expect(await cancel(ann, number)).toMatchObject({ errorV2: { code: 'INVALID_ORDER_STATUS' } });
    expect(await booksOf()).toEqual([]);
  });

  test('of units that have arrived nothing can be canceled, and another customer cancels nothing', async () => {
    const eve = await customer(shop, 'eve@later.example');
    const bob = await customer(shop, 'bob@later.example');
    await setStock(shop, 'TILE', 2);
    const number = await guestBuys(5);
    await given(bob, number);
    expect(await cancel(eve, number)).toMatchObject({ errorV2: { code: 'ORDER_NOT_FOUND' }, order: null });
    await setStock(shop, 'TILE', 3);
    expect(await allocateArrived(shop.platform)).toBe(3);
    expect(await cancel(bob, number)).toMatchObject({ errorV2: { code: 'UNDEFINED' } });
    expect((await orderOf(number)).lines[0]).toMatchObject({ withdrawn: 0, refunded: 0 });
    await run('ship', number);
  });

  test('an order of which nothing is in stock is canceled as a whole', async () => {
    const cleo = await customer(shop, 'cleo@later.example');
    await setStock(shop, 'TILE', 0);
    const number = await guestBuys(3);
    await given(cleo, number);
    expect((await cancel(cleo, number)).errorV2).toBeNull();
    expect([(await orderOf(number)).status, await owedOf(shop, 'TILE')]).toEqual(['canceled', 0]);
  });

  test('a guest confirms by the link of an email, which cancels only these units, once', async () => {
    await setStock(shop, 'TILE', 1);
    const number = await guestBuys(4);
    const { orderV2 } = (
      await shop.graphql(
        'query ($input: OrderInformationInput!) { orderV2: guestOrder(input: $input) { token } }',
        { input: { number, email: 'ann@example.com', lastname: 'Roy' } },
        { ip: unusedIp() },
      )
    ).data;
    const read = async () =>
      (await shop.graphql(READ, { token: orderV2.token }, { ip: unusedIp() })).data.guestOrderByToken;
    expect((await read()).can_cancel_later).toBe(true);
    const requested = await shop.graphql(
      REQUEST,
      { input: { token: orderV2.token, reason: REASON } },
      { ip: unusedIp() },
    );
    expect(requested.data.requestGuestLaterCancel.errorV2).toBeNull();
    expect((await orderOf(number)).lines[0]).toMatchObject({ awaited: 3 });
    const mail = (await mailsTo(shop, 'ann@example.com')).findLast((one) => one.includes(number))!;
    expect(mail).toContain('not in stock yet');
    expect(mail).toMatch(/[?&](?:amp;)?later=1/);
    const [, key] = /[?&]cancel=([A-Za-z0-9]{32})/.exec(mail)!;
    const confirm = async () =>
      (await shop.graphql(CONFIRM, { input: { order_id: btoa(number), confirmation_key: key } }, { ip: unusedIp() }))
        .data.confirmCancelOrder.errorV2;
    const outcomes = await Promise.all([confirm(), confirm()]);
    expect(outcomes.filter((error) => error === null)).toHaveLength(1);
    const order = await orderOf(number);
    expect(order.lines[0]).toMatchObject({ withdrawn: 3, refunded: 3, awaited: 0 });
    expect(order.documents.filter(({ kind }) => kind === 'credit_memo')).toHaveLength(1);
    expect(await read()).toEqual({ can_cancel_later: false, later_delivery: null });
  });

  test.each([
    ['CA_EN', 'each', 'The credit memo includes delivery of the second shipment, ', 'The shipping price includes '],
    ['CA_FR', 'each', 'La note de crédit comprend la livraison du second envoi, ', 'Le prix de livraison comprend '],
    ['CA_EN', 'once', 'Both shipments have one delivery price, so delivery is not refunded.', undefined],
    ['CA_FR', 'once', 'Les deux envois ont un seul prix de livraison', undefined],
  ] as const)(
    'in %s with one price for %s shipment, emails say whether its delivery is refunded',
    async (store, twoShipments, credited, confirmed) => {
      await allowLater(shop, 14, twoShipments);
      await setStock(shop, 'TILE', 4);
      const here: TestShop = {
        ...shop,
        graphql: (query, given) => shop.graphql(query, given, { store, ip: unusedIp() }),
      };
      const id = await readyCart(here, [['TILE', 10]]);
      await choose(id);
      await setMethod(here, id);
      const number = (await placeOrder(here, id)).data.placeOrder.order.order_number;
      await cancelLater(shop.platform, { number, actor: 'staff' });
      const order = await orderOf(number);
      const [memo] = order.documents.filter(({ kind }) => kind === 'credit_memo');
      expect(memo!.shippingAmount).toBe(twoShipments === 'each' ? order.laterShippingAmount : 0);
      const [first, last] = await mailsAbout(shop, number);
      expect(last!.text).toContain(credited);
      if (confirmed) expect(first!.text).toContain(confirmed);
      else expect(first!.text).not.toMatch(/shipping price includes|prix de livraison comprend/);
      await expect(cancelLater(shop.platform, { number, actor: 'staff' })).rejects.toThrow('is in stock');
      await run('cancel', number);
    },
  );

  test('shipping of the second shipment is refunded once, by its last units, even if customer and staff cancel at once', async () => {
    await allowLater(shop, 14, 'each');
    await setStock(shop, 'TILE', 4);
    const dora = await customer(shop, 'dora@later.example');
    const number = await guestBuys(10);
    await given(dora, number);
    await run('refund', number, '--items', 'TILE=2');
    const freights = async () =>
      (await orderOf(number)).documents.flatMap(({ kind, shippingAmount }) =>
        kind === 'credit_memo' ? [shippingAmount] : [],
      );
    expect(await freights()).toEqual([0]);
    const outcomes = await Promise.all([
      cancel(dora, number).then(({ errorV2 }) => errorV2 === null),
      cancelLater(shop.platform, { number, actor: 'staff' }).then(
        () => true,
        () => false,
      ),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const { laterShippingAmount, lines } = await orderOf(number);
    expect(laterShippingAmount).toBeGreaterThan(0);
    expect(await freights()).toEqual([0, laterShippingAmount]);
    expect(lines[0]).toMatchObject({ withdrawn: 6, refunded: 6, awaited: 0 });
    expect(await booksOf()).toEqual([]);
  });

  const countOf = async (table: 'order_event' | 'order_document' | 'job'): Promise<number> => {
    const { count } = await shop.platform.db.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  test.each([
    ['the units not in stock', true, 4],
    ['an order of which nothing is in stock', true, 0],
    ['a whole order', false, 4],
  ])(
    'the preview of a cancellation of %s changes nothing, and names the amounts that are then refunded',
    async (_name, isLater, inStock) => {
      await allowLater(shop, 14, 'each');
      await setStock(shop, 'TILE', inStock);
      const number = await guestBuys(10);
      const read = async () => [
        await orderOf(number),
        await stockOf(shop, 'TILE'),
        await Promise.all((['order_event', 'order_document', 'job'] as const).map(countOf)),
      ];
      const before = await read();
      const { amount, credited, way } = await previewCancel(shop.platform, { number, isLater });
      expect(await read()).toEqual(before);
      const done = await (isLater ? cancelLater : cancelOrder)(shop.platform, { number, actor: 'staff' });
      expect(done).toMatchObject({ amount, credited, way });
      const { grandTotal, documents } = await orderOf(number);
      const memos = documents.filter(({ kind }) => kind === 'credit_memo');
      const isWhole = !isLater || inStock === 0;
      expect(credited).toBe(isWhole ? grandTotal : memos.reduce((sum, memo) => sum + memo.grandTotal, 0));
      expect(credited).toBeGreaterThan(0);
    },
  );

  test('when the stock arrives while its buyers cancel, every unit is either allocated or canceled, and none twice', async () => {
    const buyers = await Promise.all([1, 2, 3, 4].map((each) => customer(shop, `race${each}@later.example`)));
    await setStock(shop, 'TILE', 0);
    const numbers: string[] = [];
    for (const buyer of buyers) {
      const number = await guestBuys(2);
      await given(buyer, number);
      numbers.push(number);
    }
    await setStock(shop, 'TILE', 4);
    await Promise.all([
      allocateArrived(shop.platform),
      ...buyers.flatMap((buyer, index) => [cancel(buyer, numbers[index]!), cancel(buyer, numbers[index]!)]),
      allocateArrived(shop.platform),
    ]);
    await allocateArrived(shop.platform);
    const orders = await Promise.all(numbers.map(orderOf));
    const allocated = orders.filter(({ lines }) => lines[0]!.canceled + lines[0]!.withdrawn === 0);
    for (const order of orders)
      expect([order.status === 'canceled', order.lines[0]!.awaited]).toEqual([!allocated.includes(order), 0]);
    expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([4 - 2 * allocated.length, 0]);
    expect(await booksOf()).toEqual([]);
  });
});
