import { sum } from '#contract/money.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customer, unusedIp } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import type { PaymentGateway } from '#commerce/sale/payment/types.ts';
import { findAnyOrder } from './bought-store.ts';
import type { BoughtOrder } from './bought-types.ts';
import { allocateArrived } from './life/arrivals.ts';
import { papersOf } from './pdf/order-pdf.ts';
import { pdfOf } from './pdf/pdf-words.ts';
import { staff as returnsStaff } from './returns/staff.ts';
import { saveOrderSettings } from './service.ts';
import { staff } from './staff.ts';
import { allowLater, owedOf, setStock, stockOf } from './testing/books.ts';
import { amountIn, centsOf, mailsAbout } from './testing/mail-amounts.ts';
import { openShop } from './testing/shop.ts';
import { placeOrder, readCart, readyCart, setMethod } from './testing/shopper.ts';

/** RUNS=200 takes ten minutes: use it after changes to the money of orders. */
const RUNS = Number(process.env.RUNS ?? 12);
const REASON = 'Too many';
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelLaterUnits(input: $input) { errorV2 { message } } }`;
const REQUEST = `mutation ($input: GuestOrderCancelInput!) { requestGuestLaterCancel(input: $input) { errorV2 { message } } }`;
const CONFIRM = `mutation ($input: ConfirmCancelOrderInput!) { confirmCancelOrder(input: $input) { errorV2 { message } } }`;
const TOKEN =
  'query ($input: OrderInformationInput!) { guestOrder(input: $input) { token items { id quantity_ordered } } }';
const RETURN = `mutation ($input: OrderReturnInput!) { requestOrderReturn(input: $input) { returns { number } } }`;

/** Labels of totals in both languages. */
const LABELS = {
  CA_EN: { total: 'Total', credited: 'Credited', charged: 'Charged to your card for it' },
  CA_FR: { total: 'Total', credited: 'Montant crédité', charged: 'Porté à votre carte pour cet envoi' },
} as const;

describeWithDatabase('money of orders beyond the stock', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let gateway: { -readonly [K in keyof PaymentGateway]: PaymentGateway[K] };
  /** Amounts that the card was charged and refunded. */
  const card = { captured: [] as number[], refunded: [] as number[] };

  beforeAll(async () => {
    shop = await openShop(await open());
    gateway = {
      ...createTestGateway(() => shop.clock.now()),
      capture: async (_id, { key, amount }) => {
        card.captured.push(amount);
        return { status: 'captured', transactionId: `part-${key}` };
      },
      refund: async (_id, { key, amount }) => {
        card.refunded.push(amount);
        return { transactionId: `back-${key}` };
      },
    };
    useGateways(shop.platform, gateway);
    ann = await customer(shop, 'ann@money.example');
    await sql`update product set weight_grams = 1500`.execute(shop.platform.db.kysely);
    await saveOrderSettings(shop.platform.db.kysely, {
      cancellation: { hours: 24, reasons: [{ en: REASON, fr: 'Trop' }] },
      returns: { days: 45, restockingPercent: 0 },
      carriers: [],
    });
  });

  /** How the card of the next orders is charged; forgets earlier charges. */
  const charge = (how: 'sale' | 'once' | 'parts'): void => {
    card.captured.length = 0;
    card.refunded.length = 0;
    gateway.action = how === 'sale' ? 'authorize_capture' : 'authorize';
    gateway.captures = how === 'parts' ? 'parts' : 'once';
  };

  const discount = (rules: ReturnType<typeof ruleInput>[]) =>
    shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules }, shop.clock.now()));
  const run = (...argv: string[]) => runStaff(shop.platform, [staff, returnsStaff], argv);
  const price = (minor: number) =>
    sql`update product_price set price = ${minor} where product_id = (select id from product where sku = 'TILE')`.execute(
      shop.platform.db.kysely,
    );
  const choose = (id: string, shipments: 'TOGETHER' | 'APART') =>
    shop.graphql('mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { shipments } }', {
      input: { cart_id: id, shipments },
    });
  /** Part of the shipping price for the second shipment, in cents. */
  const laterShippingOf = async (id: string): Promise<number> => {
    const { data } = await shop.graphql(
      'query ($id: String!) { cartShipments(cart_id: $id) { later_shipping { value } } }',
      { id },
    );
    return Math.round((data.cartShipments.later_shipping?.value ?? 0) * 100);
  };
  const shippingOf = async (id: string): Promise<number> => {
    await setMethod(shop, id);
    const { data } = await readCart(shop, id);
    return data.cart.shipping_addresses[0].selected_shipping_method.amount.value;
  };
  const orderOf = async (number: string): Promise<BoughtOrder> =>
    (await findAnyOrder(shop.platform.db.kysely, number))!;
  const guestOrder = async (number: string) =>
    (
      await shop.graphql(
        TOKEN,
        { input: { number, email: 'ann@example.com', lastname: 'Roy' } },
        {
          ip: unusedIp(),
        },
      )
    ).data.guestOrder;

  /** Cancels the later units: by staff all or some of them, by the signed-in customer or by a guest all of them. */
  const cancelLater = async (number: string, by: 'staff' | 'customer' | 'guest', units: number): Promise<void> => {
    if (by === 'staff') {
      await run('order', 'refund', number, '--items', `TILE=${units}`, '--unsent', 'yes');
      return;
    }
    if (by === 'customer') {
      await sql`update sales_order set customer_id = (select id from customer where email = ${ann.email})
        where number = ${number}`.execute(shop.platform.db.kysely);
      const { data } = await ann.execute(CANCEL, { input: { order_id: btoa(number), reason: REASON } });
      await sql`update sales_order set customer_id = null where number = ${number}`.execute(shop.platform.db.kysely);
      expect(data.cancelLaterUnits.errorV2).toBeNull();
      return;
    }
    const { token } = await guestOrder(number);
    const requested = await shop.graphql(REQUEST, { input: { token, reason: REASON } }, { ip: unusedIp() });
    expect(requested.data.requestGuestLaterCancel.errorV2).toBeNull();
    const { text } = (await mailsAbout(shop, number)).at(-1)!;
    const [, key] = /[?&]cancel=([A-Za-z0-9]{32})/.exec(text)!;
    const confirmed = await shop.graphql(
      CONFIRM,
      { input: { order_id: btoa(number), confirmation_key: key } },
      { ip: unusedIp() },
    );
    expect(confirmed.data.confirmCancelOrder.errorV2).toBeNull();
  };

  const giveBack = async (number: string, quantity: number): Promise<void> => {
    const { token, items } = await guestOrder(number);
    const { data } = await shop.graphql(
      RETURN,
      {
        input: {
          token,
          request_id: `request-${number}-${'0'.repeat(8)}`,
          kind: 'RETURN',
          items: [{ id: items[0].id, quantity }],
        },
      },
      { ip: unusedIp() },
    );
    const request = data.requestOrderReturn.returns[0].number;
    await run('returns', 'approve', request);
    await run('returns', 'receive', request);
    await run('returns', 'refund', request);
  };

  const totals = (order: BoughtOrder, kind: 'invoice' | 'credit_memo') =>
    order.documents.filter((one) => one.kind === kind).map(({ grandTotal }) => grandTotal);

  /** Totals of all documents. Checks that their rows add up to them. */
  const assertPapers = (order: BoughtOrder, store: keyof typeof LABELS): void => {
    const view = SAMPLE_STORE_VIEWS.find(({ code }) => code === store)!;
    const about = { order, view, settings: shop.platform.settings, policy: undefined, coverage: new Map() };
    for (const { of } of papersOf(order)) {
      const paper = pdfOf(about, of);
      if (!paper.total) continue;
      const total = of.kind === 'receipt' ? order.grandTotal : 'document' in of ? of.document.grandTotal : undefined;
      expect(centsOf(paper.total[1])).toBe(total);
      expect(sum(paper.sums.map(([, amount]) => (/\d/.test(amount) ? centsOf(amount) : 0)))).toBe(total);
    }
  };

  const history = fc.record({
    inStock: fc.integer({ min: 1, max: 5 }),
    later: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
    newCents: fc.integer({ min: 1, max: 99_999 }),
    canceledBy: fc.constantFrom('staff' as const, 'customer' as const, 'guest' as const, null),
    canceled: fc.integer({ min: 1, max: 5 }),
    returned: fc.integer({ min: 0, max: 10 }),
    isSplit: fc.boolean(),
    isShippedFirst: fc.boolean(),
    twoShipments: fc.constantFrom('once' as const, 'each' as const),
    card: fc.constantFrom('sale' as const, 'once' as const, 'parts' as const),
    discountPpm: fc.constantFrom(0, 33_300, 125_000),
    store: fc.constantFrom('CA_EN' as const, 'CA_FR' as const),
  });

  test(
    'cart, order, invoices, captures, credit memos, emails and papers agree to the cent, whatever is canceled or returned and however prices change',
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (one) => {
          const { inStock, later, canceledBy, isSplit, store } = one;
          const steps = [{ from: { CAD: 0, USD: 0 }, ppm: one.discountPpm }];
          await discount(one.discountPpm ? [ruleInput({ action: { kind: 'percent', steps } })] : []);
          charge(one.card);
          await allowLater(shop, 14, one.twoShipments);
          await setStock(shop, 'TILE', inStock);
          await price(one.cents);
          const here: TestShop = {
            ...shop,
            graphql: (query, variables, caller) => shop.graphql(query, variables, { store, ...caller }),
          };
          const id = await readyCart(here, [['TILE', inStock + later]]);
          await choose(id, isSplit ? 'APART' : 'TOGETHER');
          await setMethod(here, id);
          const shown = Math.round((await readCart(here, id)).data.cart.prices.grand_total.value * 100);
          const laterPrice = await laterShippingOf(id);
          const number: string = (await placeOrder(here, id)).data.placeOrder.order.order_number;
          // The second shipment keeps the ordered price.
          await price(one.newCents);
          const isFirstGone = isSplit && one.isShippedFirst;
          if (isFirstGone) await run('order', 'ship', number);
          const taken = canceledBy === 'staff' ? Math.min(one.canceled, later) : canceledBy ? later : 0;
          const chargedBefore = sum(card.captured);
          if (canceledBy) await cancelLater(number, canceledBy, taken);
          // Units neither shipped nor charged cost no refund.
          if (one.card === 'parts' && !(isFirstGone && laterPrice > 0)) expect(card.refunded).toEqual([]);
          expect(sum(card.captured)).toBe(chargedBefore);
          await setStock(shop, 'TILE', (await stockOf(shop, 'TILE')) + later - taken);
          await allocateArrived(shop.platform);
          if (!isFirstGone || taken < later) await run('order', 'ship', number);
          const returned = Math.min(one.returned, inStock + later - taken);
          const before = await orderOf(number);
          expect([before.status, before.grandTotal]).toEqual(['complete', shown]);
          if (returned > 0) await giveBack(number, returned);

          const order = await orderOf(number);
          const credited = order.documents.filter(({ kind }) => kind === 'credit_memo');
          // The price of the second shipment is refunded if all of it is canceled before it leaves.
          const freight = isSplit && canceledBy && taken === later ? (order.laterShippingAmount ?? 0) : 0;
          expect(order.laterShippingAmount).toEqual(isSplit ? laterPrice : null);
          expect(laterPrice > 0).toBe(isSplit && one.twoShipments === 'each');
          expect(credited.map(({ shippingAmount }) => shippingAmount)).toEqual([
            ...(canceledBy ? [freight] : []),
            ...(returned > 0 ? [0] : []),
          ]);
          const [invoices, memos] = [totals(order, 'invoice'), totals(order, 'credit_memo')];
          expect(sum(invoices)).toBe(shown);
          const left = inStock + later - taken - returned;
          if (left === 0) expect(sum(credited.map(({ subtotal }) => subtotal))).toBe(order.subtotal);
          const charged = one.card === 'sale' ? shown : sum(card.captured);
          expect(charged - sum(card.refunded)).toBe(shown - sum(memos));
          const mails = await mailsAbout(shop, number);
          const label = LABELS[store];
          const amounts = (name: string) => mails.flatMap((mail) => amountIn(mail, name) ?? []);
          expect(amounts(label.total)).toEqual([shown]);
          expect(amounts(label.credited)).toEqual(memos);
          if (one.card === 'parts') expect(amounts(label.charged)).toEqual(card.captured);
          assertPapers(order, store);
          expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([returned, 0]);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    60_000 + RUNS * 12_000,
  );

  test('two shipments cost one price or two, as stock.yaml says, and the order is charged the price shown', async () => {
    charge('sale');
    await discount([]);
    await setStock(shop, 'TILE', 3);
    await allowLater(shop, 14, 'each');
    const id = await readyCart(shop, [['TILE', 10]]);
    const together = await shippingOf(id);
    await choose(id, 'APART');
    const apart = await shippingOf(id);
    const first = await shippingOf(await readyCart(shop, [['TILE', 3]]));
    expect(apart).toBeGreaterThan(together);
    expect(apart).toBeGreaterThan(first);
    expect(await laterShippingOf(id)).toBe(Math.round((apart - first) * 100));
    await allowLater(shop, 14, 'once');
    expect([await shippingOf(id), await laterShippingOf(id)]).toEqual([together, 0]);
    await allowLater(shop, 14, 'each');
    const { data } = await readCart(shop, id);
    const number = (await placeOrder(shop, id)).data.placeOrder.order.order_number;
    const order = (await findAnyOrder(shop.platform.db.kysely, number))!;
    expect([order.shippingAmount / 100, order.grandTotal / 100]).toEqual([apart, data.cart.prices.grand_total.value]);
  });
});
