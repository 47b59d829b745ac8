import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { useGateways, sendRefunds } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { staff } from '../staff.ts';
import { ordersOf, setStock, stockOf } from '../testing/books.ts';
import { openShop } from '../testing/shop.ts';
import { add, newCart, pay, paymentBody, placeOrder, readyCart, setEmail, ship } from '../testing/shopper.ts';

const refund = vi.fn<() => Promise<{ transactionId: string }>>(async () => ({ transactionId: 'back' }));

describeWithDatabase('order processing by staff', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    useGateways(shop.platform, { ...createTestGateway(() => shop.clock.now()), refund });
  });

  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const ordered = async (...items: readonly [sku: string, quantity: number][]): Promise<string> =>
    (await placeOrder(shop, await readyCart(shop, items))).data.placeOrder.order.order_number;
  const chequeOrder = async (): Promise<string> => {
    const id = await readyCart(shop);
    await shop.graphql(
      `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } } }`,
      { id },
    );
    return (await placeOrder(shop, id)).data.placeOrder.order.order_number;
  };
  const pickupOrder = async (): Promise<string> => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await ship(shop, id, undefined, ['instore', 'montreal']);
    await pay(shop, id);
    return (await ordersOf(shop, id))[0]!.number;
  };
  const isPickup = async (number: string): Promise<boolean> => {
    const input = { number, email: 'ann@example.com', lastname: 'Roy' };
    const query = 'query ($input: OrderInformationInput!) { guestOrder(input: $input) { is_pickup } }';
    return (await shop.graphql(query, { input })).data.guestOrder.is_pickup;
  };
  type Row = Record<string, unknown>;
  const rows = async (table: string, number: string): Promise<readonly Row[]> =>
    (
      await sql<Row>`select t.* from ${sql.table(table)} t join sales_order o on o.id = t.order_id where o.number = ${number} order by t.id`.execute(
        shop.platform.db.kysely,
      )
    ).rows;
  const headOf = async (number: string): Promise<Row> =>
    (await sql<Row>`select * from sales_order where number = ${number}`.execute(shop.platform.db.kysely)).rows[0]!;
  const statusOf = async (number: string) => (await headOf(number)).status;
  const sum = (list: readonly Row[], field: string): number =>
    list.reduce((total, row) => total + Number(row[field]), 0);
  const subjects = async () =>
    (await mailsTo(shop, 'ann@example.com')).map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1]);

  test('records each change with time, person and comment', async () => {
    const number = await ordered(['TILE', 2]);
    const start = shop.clock.now().getTime();
    shop.clock.advance(60_000);
    await run('hold', number, '--by', 'Rosa', '--comment', 'Address asked for');
    shop.clock.advance(60_000);
    expect(await run('release', number, '--by', 'Rosa')).toBe(`Order ${number}: processing.`);
    await run('comment', number, '--text', 'For staff alone', '--shown', 'no');
    expect(await rows('order_event', number)).toMatchObject([
      {
        what: 'status',
        status: 'holded',
        actor: 'staff',
        by_name: 'Rosa',
        comment: 'Address asked for',
        is_shown: true,
        at: new Date(start + 60_000),
      },
      { what: 'status', status: 'processing', by_name: 'Rosa', comment: null, at: new Date(start + 120_000) },
      { what: 'comment', status: 'processing', comment: 'For staff alone', is_shown: false },
    ]);
    expect((await headOf(number)).updated_at).toEqual(new Date(start + 120_000));
  });

  test('does not ship an order on hold, and restores its status when released', async () => {
    const number = await ordered(['TILE', 2], ['CHEAP', 1]);
    await run('ship', number, '--items', 'CHEAP');
    await run('hold', number);
    await expect(run('ship', number)).rejects.toThrow(`Order ${number} is on hold`);
    await expect(run('hold', number)).rejects.toThrow('on hold already');
    await expect(run('refund', number)).rejects.toThrow('nothing of it can be given back');
    await run('release', number);
    expect(await statusOf(number)).toBe('partially');
    await expect(run('release', number)).rejects.toThrow('not on hold');
  });

  test('ships partial quantities with items and parcels; the first invoice includes the shipping price', async () => {
    const number = await ordered(['TILE', 3], ['STONE-12', 1]);
    expect(await run('ship', number, '--items', 'TILE=1,STONE-12', '--tracking', '1Z1, 1Z2')).toBe(
      `Order ${number}: partially, ${number}-I1, ${number}-1.`,
    );
    await expect(run('ship', number, '--items', 'TILE=4')).rejects.toThrow('There are 2 of TILE left for that, not 4.');
    const shown = await run('show', number);
    for (const line of [
      /^shipTo +Ann Roy, .*, Montréal, QC H2Y 1C6, Canada, 514-555-0101$/m,
      /^billTo +Ann Roy, /m,
      /^item 1 +3 × TILE · Plain tile · 1 invoiced · 1 shipped$/m,
      /^item 2 +1 × STONE-12 /m,
      new RegExp(`^parcel 1 +${number}-1 .*1Z1$`, 'm'),
      new RegExp(`^papers +${number}-I1$`, 'm'),
      /^event \d +2026-\d\d-\d\d \d\d:\d\d shipment, partially, by /m,
    ])
      expect(shown).toMatch(line);
    await run('invoice', number, '--items', 'TILE=1');
    expect(await run('ship', number)).toBe(`Order ${number}: complete, ${number}-I3, ${number}-2.`);
    const invoices = await rows('order_document', number);
    const head = await headOf(number);
    for (const field of ['subtotal', 'shipping_amount', 'tax_amount', 'grand_total'])
      expect([field, sum(invoices, field)]).toEqual([field, Number(head[field])]);
    expect(invoices.map((invoice) => Number(invoice.shipping_amount) > 0)).toEqual([true, false, false]);
    expect((await rows('order_shipment', number)).map((one) => one.number)).toEqual([`${number}-1`, `${number}-2`]);
    const { rows: tracks } =
      await sql<Row>`select t.number from order_shipment_track t join order_shipment s on s.id = t.shipment_id
      where s.number = ${`${number}-1`} order by t.position`.execute(shop.platform.db.kysely);
    expect(tracks.map((track) => track.number)).toEqual(['1Z1', '1Z2']);
    await expect(run('complete', number)).rejects.toThrow(`Order ${number} is complete already.`);
    expect((await rows('order_event', number)).map(({ status }) => status)).toEqual([
      'partially',
      'partially',
      'shipped',
      'complete',
    ]);
    await expect(run('ship', number)).rejects.toThrow(`Order ${number} is complete already.`);
    const sent = (await mailsTo(shop, 'ann@example.com')).find((mail) => mail.includes(`${number}-1`));
    expect(sent).toContain('Stone');
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        `Part of order ${number} is on its way`,
        `Order ${number} is on its way`,
        `Invoice ${number}-I2 for order ${number}`,
      ]),
    );
  });

  test('marks a pickup order as ready and then as handed over', async () => {
    const number = await pickupOrder();
    await expect(run('ship', number)).rejects.toThrow('is picked up');
    expect(await run('ready', number)).toBe(`Order ${number}: ready_for_pickup.`);
    const ready = (await mailsTo(shop, 'ann@example.com')).find((mail) =>
      mail.includes(`${number} is ready for pickup`),
    );
    expect(ready).toContain('Picked up by');
    expect(ready).toMatch(/QC H2N 0A7\r?\n514-555-0140/);
    expect(ready).not.toContain('Ship to');
    expect(ready).not.toContain('Still to be paid');
    expect(await isPickup(number)).toBe(true);
    expect(await isPickup(await ordered(['TILE', 1]))).toBe(false);
    expect(await run('picked-up', number)).toBe(`Order ${number}: complete, ${number}-I1, ${number}-1.`);
    await expect(run('cancel', number)).rejects.toThrow('Something of order');
  });

  test('the ready-for-pickup email states the amount due at the counter', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await ship(shop, id, undefined, ['instore', 'montreal']);
    await pay(shop, id, { ...paymentBody(), paymentMethod: { method: 'cashondelivery' } });
    const number = (await ordersOf(shop, id))[0]!.number;
    await run('ready', number);
    const ready = (await mailsTo(shop, 'ann@example.com')).find((mail) =>
      mail.includes(`${number} is ready for pickup`),
    );
    const total = (Number((await headOf(number)).grand_total) / 100).toFixed(2);
    expect(ready).toContain(`Still to be paid: $${total}`);
  });

  test('cancelling restores stock, refund and discount uses once', async () => {
    await shop.platform.db.tx((db) =>
      saveCartRules(
        db,
        {
          couponsPerCart: 1,
          rules: [
            ruleInput({
              code: 'once',
              trigger: { kind: 'code', code: 'ONCE' },
              labels: { en: 'Once', fr: 'Un' },
              uses: 1,
            }),
          ],
        },
        shop.clock.now(),
      ),
    );
    const withCoupon = async (): Promise<string> => {
      const id = await readyCart(shop, [['TILE', 3]]);
      await setEmail(shop, id);
      const { errors } = await shop.graphql(
        `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "ONCE" }) { cart { id } } }`,
        { id },
      );
      return errors ? errors[0]!.message : id;
    };
    await setStock(shop, 'TILE', 100);
    const number = (await placeOrder(shop, await withCoupon())).data.placeOrder.order.order_number;
    expect([await stockOf(shop, 'TILE'), await withCoupon()]).toEqual([97, expect.stringContaining('coupon')]);
    await run('invoice', number, '--items', 'TILE=1');
    refund.mockClear();
    const head = await headOf(number);
    const total = (Number(head.grand_total) / 100).toFixed(2);
    expect(await run('cancel', number, '--comment', 'Out of stock')).toBe(
      `Order ${number}: canceled, ${number}-C1. ${total} CAD go back to the card.`,
    );
    expect(refund.mock.calls).toEqual([
      [expect.stringMatching(/^test-/), expect.objectContaining({ amount: Number(head.grand_total), currency: 'CAD' })],
    ]);
    expect(await stockOf(shop, 'TILE')).toBe(100);
    expect(await withCoupon()).toMatch(/^\w{32}$/);
    const [invoice, memo] = await rows('order_document', number);
    expect(memo).toMatchObject({
      kind: 'credit_memo',
      grand_total: invoice!.grand_total,
      tax_amount: invoice!.tax_amount,
    });
    await expect(run('cancel', number)).rejects.toThrow('canceled already');
    await expect(run('refund', number)).rejects.toThrow(`Order ${number} is canceled`);
    expect(refund).toHaveBeenCalledOnce();
    expect(await subjects()).toContain(`Order ${number} is cancelled`);
  });

  test('emails to customers in the USA use American spelling', async () => {
    const number = await ordered(['TILE', 1]);
    await sql`update sales_order set store_view_id = (select id from store_view where code = 'US_EN') where number = ${number}`.execute(
      shop.platform.db.kysely,
    );
    await run('cancel', number);
    expect(await subjects()).toContain(`Order ${number} is canceled`);
  });

  test('partial refunds add up to the amount paid to the cent and close the order', async () => {
    await setStock(shop, 'CHEAP', 500);
    const number = await ordered(['CHEAP', 7], ['STONE-24', 3]);
    await run('ship', number, '--items', 'CHEAP=4');
    await run('refund', number, '--items', 'CHEAP=1', '--restock', 'no');
    expect(await stockOf(shop, 'CHEAP')).toBe(493);
    await run('refund', number, '--items', 'CHEAP=2', '--unsent', 'yes');
    expect(await stockOf(shop, 'CHEAP')).toBe(495);
    expect(await run('ship', number)).toContain('complete');
    await run('refund', number, '--items', 'STONE-24=1', '--shipping', '5.00');
    await expect(run('refund', number, '--shipping', '900')).rejects.toThrow('less of the shipping');
    expect(await statusOf(number)).toBe('complete');
    expect(await run('refund', number)).toContain('closed');
    const documents = await rows('order_document', number);
    const head = await headOf(number);
    for (const kind of ['invoice', 'credit_memo'])
      for (const field of ['subtotal', 'shipping_amount', 'tax_amount', 'grand_total'])
        expect([
          kind,
          field,
          sum(
            documents.filter((one) => one.kind === kind),
            field,
          ),
        ]).toEqual([kind, field, Number(head[field])]);
    expect(sum(await rows('payment_entry', number), 'amount')).toBe(Number(head.grand_total));
    await expect(run('refund', number)).rejects.toThrow(`Order ${number} is closed: nothing of it can be given back.`);
  });

  test('subtracts a fee from a refund', async () => {
    const number = await ordered(['TILE', 1]);
    await run('ship', number);
    await run('refund', number, '--items', 'TILE', '--fee', '15');
    const [, memo] = await rows('order_document', number);
    expect(memo).toMatchObject({ adjustment: -1500 });
    expect(sum(await rows('payment_entry', number), 'amount')).toBe(Number(memo!.grand_total));
    const other = await ordered(['TILE', 1]);
    await expect(run('refund', other, '--items', 'TILE', '--fee', '9999')).rejects.toThrow(
      'more than what is given back',
    );
    expect(await rows('order_document', other)).toEqual([]);
  });

  test('retries a refund under the same key when the gateway did not respond', async () => {
    const number = await ordered(['TILE', 1]);
    refund.mockClear();
    refund.mockRejectedValueOnce(new Error('no answer'));
    await run('cancel', number);
    expect(await rows('payment_entry', number)).toMatchObject([{ kind: 'refund', state: 'asked' }]);
    await sendRefunds(shop.platform);
    await sendRefunds(shop.platform);
    const keys = refund.mock.calls.map((call: readonly unknown[]) => (call[1] as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await rows('payment_entry', number)).toMatchObject([{ state: 'done', transaction_id: 'back' }]);
  });

  test('refunds an offline payment by hand, and only if it was received', async () => {
    const unpaid = await chequeOrder();
    await expect(run('ship', unpaid)).rejects.toThrow('not paid yet');
    expect(await run('cancel', unpaid)).toBe(`Order ${unpaid}: canceled. No money to give back.`);
    await expect(run('paid', unpaid)).rejects.toThrow('waits for no payment');
    const paid = await chequeOrder();
    expect(await run('paid', paid)).toBe(`Order ${paid}: processing.`);
    await expect(run('paid', paid)).rejects.toThrow('waits for no payment');
    refund.mockClear();
    expect(await run('cancel', paid)).toContain('back by the way they were paid.');
    expect(refund).not.toHaveBeenCalled();
    expect(await rows('payment_entry', paid)).toMatchObject([
      { kind: 'received' },
      { kind: 'refund', state: 'by_hand' },
    ]);
  });

  test('the shipping email of a cheque order does not mention a card', async () => {
    const number = await chequeOrder();
    await run('paid', number);
    await run('ship', number);
    const mail = (await mailsTo(shop, 'ann@example.com')).at(-1)!;
    expect(mail).toContain(`${number}-1`);
    expect(mail).not.toContain('your card');
  });

  test('the refund email states how the money is returned, or that nothing was paid', async () => {
    const summaryOf = async (number: string): Promise<string | undefined> => {
      const mails = await mailsTo(shop, 'ann@example.com');
      return mails.findLast((mail) => mail.includes(`Subject: Refund for order ${number}`));
    };
    const unpaid = await chequeOrder();
    await run('refund', unpaid);
    expect(await summaryOf(unpaid)).toContain('the amount is taken off what is left to pay');
    const paid = await chequeOrder();
    await run('paid', paid);
    await run('refund', paid);
    expect(await summaryOf(paid)).toMatch(/We are refunding \$[\d.]+ the way you paid/);
    const card = await ordered(['TILE', 1]);
    await run('refund', card);
    expect(await summaryOf(card)).toMatch(/\$[\d.]+ is going back to the card you paid with/);
  });

  test('two simultaneous refunds do not refund the same items twice', async () => {
    const number = await ordered(['TILE', 2]);
    await run('ship', number);
    const outcomes = await Promise.allSettled([run('refund', number), run('refund', number)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows('payment_entry', number)).toHaveLength(1);
  });

  test('reports invalid options of a command', async () => {
    const number = await ordered(['TILE', 1]);
    await expect(run('ship', number, '--carrier', 'pigeon')).rejects.toThrow('There is no carrier "pigeon"');
    await expect(run('refund', number, '--fee', 'much')).rejects.toThrow('--fee must be an amount such as 12.50.');
    for (const fee of ['1e3', '12.345', '½'])
      await expect(run('refund', number, '--fee', fee)).rejects.toThrow('--fee must be an amount such as 12.50.');
    await expect(run('refund', number, '--restock', 'maybe')).rejects.toThrow('--restock is yes or no.');
    await expect(run('comment', number)).rejects.toThrow('--text is needed.');
    await expect(run('complete', number)).rejects.toThrow('cannot become complete');
    expect(await run('refund', '--help')).toContain('--items …');
  });
});
