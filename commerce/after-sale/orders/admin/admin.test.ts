import { beforeAll, expect, test } from 'vitest';
import { staff as integrations } from '#commerce/merchandise/integration/staff.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from '../testing/shop.ts';
import { staff as orders } from '../staff.ts';
import { add, newCart, pay, placeOrder, readyCart } from '../testing/shopper.ts';

type Item = { item_id: number; sku: string; qty_ordered: number; qty_shipped: number; qty_invoiced: number };

describeWithDatabase('order administration over REST', (open) => {
  let shop: TestShop;
  let token: string;
  let reader: string;
  let order: string;

  const staff = (...argv: string[]): Promise<string> =>
    runStaff(shop.platform, [integrations], ['integration', ...argv]);
  const made = async (name: string, scopes: string): Promise<string> =>
    (await staff('create', name, scopes)).split('\n').at(-1) ?? '';
  const call = (method: string, path: string, body?: unknown, by = token) =>
    shop.rest(method, `/V1${path}`, body, { authorization: `Bearer ${by}` });
  const filtered = (path: string, filters: readonly (readonly [string, string, string])[], more = '') =>
    call(
      'GET',
      `${path}?${filters
        .map(([field, condition, value], index) =>
          [
            `searchCriteria[filter_groups][${index}][filters][0][field]=${field}`,
            `searchCriteria[filter_groups][${index}][filters][0][condition_type]=${condition}`,
            `searchCriteria[filter_groups][${index}][filters][0][value]=${encodeURIComponent(value)}`,
          ].join('&'),
        )
        .join('&')}${more}`,
    );
  const numbers = (items: readonly { increment_id: string }[]): string[] => items.map((item) => item.increment_id);

  beforeAll(async () => {
    shop = await openShop(await open());
    token = await made('erp', 'orders:read,orders:write');
    reader = await made('books', 'orders:read');
    const cart = await readyCart(shop);
    await add(shop, cart, 'TILE', 1);
    order = (await pay(shop, cart)).body;
    await pay(shop, await readyCart(shop));
  });

  test('requires an integration with the right scope and rejects a revoked one', async () => {
    const refused = {
      status: 401,
      body: {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources: 'Magento_Sales::actions_view' },
      },
    };
    expect(await shop.rest('GET', '/V1/orders')).toMatchObject(refused);
    expect(await call('GET', '/orders?searchCriteria', undefined, 'nonsense')).toMatchObject(refused);
    expect((await call('GET', '/orders?searchCriteria', undefined, reader)).status).toBe(200);
    expect(await call('POST', `/orders/${order}/hold`, {}, reader)).toMatchObject({
      status: 401,
      body: { parameters: { resources: 'Magento_Sales::actions' } },
    });
    const gone = await made('old-erp', 'orders:read');
    const short = (await shop.rest('POST', '/V1/integration/admin/token', { username: 'old-erp', password: gone }))
      .body;
    expect((await call('GET', '/orders?searchCriteria', undefined, short)).status).toBe(200);
    expect(await staff('revoke', 'old-erp')).toBe('old-erp is revoked.');
    expect((await call('GET', '/orders?searchCriteria', undefined, gone)).status).toBe(401);
    expect((await call('GET', '/orders?searchCriteria', undefined, short)).status).toBe(401);
    expect(await staff('list')).toContain('books: orders:read; made 2026-06-15, used 2026-06-15');
    await expect(staff('create', 'erp', 'orders:read')).rejects.toThrow('choose another name');
    await expect(staff('create', 'more', 'orders:all')).rejects.toThrow('There is no scope orders:all.');
  });

  test('issues a Magento administrator token for name and secret, valid for four hours', async () => {
    const request = (username: string, password: string) =>
      shop.rest('POST', '/V1/integration/admin/token', { username, password });
    expect((await request('erp', 'wrong')).status).toBe(401);
    expect((await request('books', token)).status).toBe(401);
    const { status, body } = await request('erp', token);
    expect([status, typeof body]).toEqual([200, 'string']);
    expect((await call('GET', '/orders?searchCriteria', undefined, body)).status).toBe(200);
    shop.clock.advance(4 * 3600 * 1000 + 1);
    expect((await call('GET', '/orders?searchCriteria', undefined, body)).status).toBe(401);
    shop.clock.advance(-4 * 3600 * 1000 - 1);
  });

  test('searches orders by filter groups, conditions, sort order, page and fields', async () => {
    const { body } = await filtered('/orders', [['increment_id', 'eq', order]]);
    expect(body.total_count).toBe(1);
    const [found] = body.items;
    expect(found).toMatchObject({
      entity_id: Number(order),
      increment_id: order,
      status: 'processing',
      state: 'processing',
      order_currency_code: 'CAD',
    });
    expect(found.grand_total).toBeCloseTo(
      found.subtotal + found.discount_amount + found.shipping_amount + found.tax_amount,
      2,
    );
    expect(found).toMatchObject({
      base_subtotal: found.subtotal,
      base_tax_amount: found.tax_amount,
      base_shipping_amount: found.shipping_amount,
      base_grand_total: found.grand_total,
      weight: expect.any(Number),
      customer_group_id: 0,
      store_currency_code: 'CAD',
      extension_attributes: { taxes: found.extension_attributes.applied_taxes },
    });
    expect(found.weight).toBeGreaterThan(0);
    const [item] = found.items;
    expect(item).toMatchObject({ base_tax_amount: item.tax_amount, row_weight: item.weight * item.qty_ordered });
    expect(item.weight).toBeGreaterThan(0);
    const taxed = found.extension_attributes.taxes.reduce(
      (sum: number, tax: { amount: number }) => sum + tax.amount,
      0,
    );
    expect(taxed).toBeCloseTo(found.tax_amount, 2);
    expect(body.search_criteria.filter_groups).toEqual([
      { filters: [{ field: 'increment_id', value: order, condition_type: 'eq' }] },
    ]);
    expect(found.extension_attributes.shipping_assignments).toEqual([
      { shipping: expect.objectContaining({ method: 'flatrate_flatrate' }), items: found.items },
    ]);
    const all = (await call('GET', '/orders?searchCriteria')).body;
    expect(all.total_count).toBe(2);
    const paged = (
      await filtered(
        '/orders',
        [],
        'searchCriteria[pageSize]=1&searchCriteria[currentPage]=2&searchCriteria[sortOrders][0][field]=created_at&searchCriteria[sortOrders][0][direction]=ASC',
      )
    ).body;
    expect([paged.total_count, numbers(paged.items)]).toEqual([2, numbers(all.items).slice(1)]);
    const count = async (field: string, condition: string, value: string) =>
      (await filtered('/orders', [[field, condition, value]])).body.total_count;
    expect(await count('grand_total', 'gt', '0.5')).toBe(2);
    expect(await count('grand_total', 'lteq', '0.5')).toBe(0);
    expect(await count('created_at', 'from', '2026-06-15 00:00:00')).toBe(2);
    expect(await count('created_at', 'to', '2026-06-15 00:00:00')).toBe(0);
    expect(await count('status', 'in', 'pending,processing')).toBe(2);
    expect(await count('status', 'nin', 'pending,processing')).toBe(0);
    expect(await count('customer_email', 'like', '%@EXAMPLE.com')).toBe(2);
    expect(await count('status', 'notnull', '')).toBe(2);
    for (const [field, value, other] of [
      ['state', 'processing', 'new'],
      ['store_id', '1', '2'],
      ['customer_is_guest', '1', '0'],
      ['customer_lastname', found.customer_lastname, 'Nobody'],
      ['base_currency_code', 'CAD', 'USD'],
      ['is_virtual', '0', '1'],
    ] as const)
      expect([field, await count(field, 'eq', value), await count(field, 'eq', other)]).toEqual([field, 2, 0]);
    expect(await count('customer_id', 'eq', '1')).toBe(0);
    expect(await count('customer_id', 'null', '')).toBe(2);
    expect(await count('coupon_code', 'eq', 'NONE')).toBe(0);
    expect(await count('updated_at', 'gteq', '2026-06-15 00:00:00')).toBe(2);
    const either = `searchCriteria[filterGroups][0][filters][0][field]=increment_id&searchCriteria[filterGroups][0][filters][0][value]=${order}&searchCriteria[filterGroups][0][filters][1][field]=status&searchCriteria[filterGroups][0][filters][1][value]=closed`;
    expect((await call('GET', `/orders?${either}`)).body.total_count).toBe(1);
    expect((await call('GET', `/orders?${either}&fields=items[increment_id]`)).body).toEqual({
      items: [{ increment_id: order }],
    });
    for (const [field, condition, value] of [
      ['password', 'eq', 'x'],
      ['status', 'is', 'x'],
      ['grand_total', 'gt', "1' or true"],
    ])
      expect((await filtered('/orders', [[field!, condition!, value!]])).status).toBe(400);
  });

  /** A cheque order and its tile line. */
  const byCheque = async (tiles: number): Promise<{ number: string; item: number }> => {
    const cart = await readyCart(shop);
    await add(shop, cart, 'TILE', tiles);
    await shop.graphql(
      'mutation ($cart: String!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "checkmo" } }) { cart { id } } }',
      { cart },
    );
    const number = (await placeOrder(shop, cart)).data.placeOrder.order.order_number as string;
    const items = (await call('GET', `/orders/${number}`)).body.items as Item[];
    return { number, item: items.find(({ sku }) => sku === 'TILE')!.item_id };
  };
  const moneyOf = async (number: string): Promise<readonly [paid: number, due: number, ofTotal: number]> => {
    const { total_paid: paid, total_due: due, grand_total: total } = (await call('GET', `/orders/${number}`)).body;
    return [paid, due, total];
  };

  test('adds a tracking number to a shipment and sends the confirmation email again', async () => {
    const { number } = await byCheque(1);
    await call('POST', `/order/${number}/invoice`, { capture: true });
    const shipment = (await call('POST', `/order/${number}/ship`)).body;
    const entity = {
      order_id: Number(number),
      parent_id: Number(shipment),
      track_number: '1Z 999',
      title: 'UPS',
      carrier_code: 'ups',
    };
    expect(await call('POST', '/shipment/track', { entity }, reader)).toMatchObject({ status: 401 });
    expect(await call('POST', '/shipment/track', { entity })).toMatchObject({ status: 200, body: entity });
    expect((await call('GET', `/shipment/${shipment}`)).body.tracks).toEqual([
      expect.objectContaining({ track_number: '1Z 999', title: 'UPS', carrier_code: 'ups' }),
    ]);
    for (const wrong of [{ parent_id: 999 }, { parent_id: Number(`${Number(number)}77`) }])
      expect((await call('POST', '/shipment/track', { entity: { ...entity, ...wrong } })).status).toBe(404);
    for (const wrong of [{ track_number: '' }, { track_number: 'x'.repeat(61) }, { parent_id: null }])
      expect((await call('POST', '/shipment/track', { entity: { ...entity, ...wrong } })).status).toBe(400);
    expect((await call('POST', `/orders/${number}/emails`, {}, reader)).status).toBe(401);
    expect((await call('POST', `/orders/${number}/emails`)).body).toBe(true);
    expect((await call('POST', '/orders/999999999/emails')).status).toBe(404);
  });

  test('ships a cheque order only after its captured invoices cover the total', async () => {
    const { number } = await byCheque(1);
    const status = async () => (await call('GET', `/orders/${number}/statuses`)).body;
    const [line] = (await call('GET', `/orders/${number}`)).body.items as Item[];
    const invoice = (body: object) => call('POST', `/order/${number}/invoice`, body);
    const items = [{ order_item_id: line!.item_id, qty: 1 }];
    expect([(await invoice({ items, capture: true })).status, await status()]).toEqual([200, 'pending']);
    const early = await call('POST', `/order/${number}/ship`);
    expect(early).toMatchObject({
      status: 400,
      body: { error_code: 'ORDER_UNPAID', parameters: [`Order ${number} is not paid yet.`] },
    });
    expect([(await invoice({ capture: true })).status, await status()]).toEqual([200, 'processing']);
    expect((await call('POST', `/order/${number}/ship`)).status).toBe(200);
    expect(await status()).toBe('complete');
  });

  test('a captured invoice records only the part that staff have not recorded as paid', async () => {
    const { number, item } = await byCheque(3);
    const [, , total] = await moneyOf(number);
    expect(await moneyOf(number)).toEqual([0, total, total]);
    const run = (...argv: string[]) => runStaff(shop.platform, [orders], ['order', ...argv]);
    const part = (total - 1).toFixed(2);
    await run('paid', number, '--amount', part);
    expect(await moneyOf(number)).toEqual([Number(part), 1, total]);
    expect(await run('show', number)).toMatch(new RegExp(`paid +${part}\ndue +1\\.00\n`));
    const items = [{ order_item_id: item, qty: 1 }];
    expect((await call('POST', `/order/${number}/invoice`, { items, capture: true })).status).toBe(200);
    expect(await moneyOf(number)).toEqual([total, 0, total]);
    expect((await call('GET', `/orders/${number}/statuses`)).body).toBe('processing');
    const rest = await call('POST', `/order/${number}/invoice`, { capture: true });
    expect([rest.status, await moneyOf(number)]).toEqual([200, [total, 0, total]]);
    const { body } = await filtered('/invoices', [['order_id', 'eq', number]]);
    expect(body.total_count).toBe(2);
  });

  test('adds up quantities when a request lists the same line twice', async () => {
    const { number, item } = await byCheque(3);
    await call('POST', `/order/${number}/invoice`, { capture: true });
    const twice = (qty: number) => ({ items: [1, 2].map(() => ({ order_item_id: item, qty })) });
    expect((await call('POST', `/order/${number}/ship`, twice(3))).status).toBe(400);
    expect((await call('POST', `/order/${number}/ship`, twice(1))).status).toBe(200);
    const { items } = (await call('GET', `/orders/${number}`)).body as { items: Item[] };
    expect(items.find(({ item_id }) => item_id === item)!.qty_shipped).toBe(2);
  });

  test('rejects a credit memo with a negative amount or with more than the items and shipping', async () => {
    const { number, item } = await byCheque(1);
    await call('POST', `/order/${number}/invoice`, { capture: true });
    for (const name of ['shipping_amount', 'adjustment_negative', 'adjustment_positive'])
      expect(
        await call('POST', `/order/${number}/refund`, {
          items: [{ order_item_id: item, qty: 1 }],
          arguments: { [name]: -1 },
        }),
      ).toMatchObject({ status: 400, body: { message: 'The "%1" of a credit memo cannot be less than 0.' } });
    expect(
      await call('POST', `/order/${number}/refund`, { arguments: { adjustment_positive: 20, shipping_amount: 0 } }),
    ).toMatchObject({ status: 400, body: { parameters: ['adjustmentPositive'] } });
    expect((await call('GET', `/orders/${number}`)).body.total_refunded).toBe(0);
    expect((await call('POST', `/order/${number}/refund`, { arguments: { adjustment_positive: 0 } })).status).toBe(200);
  });

  test('processes an order: comment, hold, invoice, shipment with tracking, credit memo, each read back', async () => {
    const read = async () => (await call('GET', `/orders/${order}`)).body;
    const [line] = (await read()).items as Item[];
    const items = [{ order_item_id: line!.item_id, qty: 1 }];
    expect(
      await call('POST', `/orders/${order}/comments`, {
        statusHistory: { comment: 'Seen by the ERP', is_visible_on_front: 0 },
      }),
    ).toMatchObject({ status: 200, body: true });
    expect((await read()).status_histories).toMatchObject([{ comment: 'Seen by the ERP', is_visible_on_front: 0 }]);
    expect((await call('POST', `/orders/${order}/hold`)).body).toBe(true);
    expect((await call('GET', `/orders/${order}/statuses`)).body).toBe('holded');
    expect((await call('POST', `/order/${order}/ship`, { items })).status).toBe(400);
    expect((await call('POST', `/orders/${order}/unhold`)).body).toBe(true);
    const invoice = (await call('POST', `/order/${order}/invoice`, { items })).body;
    expect((await call('GET', `/invoices/${invoice}`)).body).toMatchObject({
      entity_id: Number(invoice),
      order_id: Number(order),
      items: [{ sku: line!.sku, qty: 1 }],
    });
    const shipment = (
      await call('POST', `/order/${order}/ship`, {
        items,
        tracks: [{ track_number: '1Z-9', title: 'UPS', carrier_code: 'custom' }],
      })
    ).body;
    expect((await call('GET', `/shipment/${shipment}`)).body).toMatchObject({
      items: [{ order_item_id: line!.item_id, qty: 1 }],
      tracks: [{ track_number: '1Z-9' }],
    });
    const memo = (
      await call('POST', `/order/${order}/refund`, { items, arguments: { shipping_amount: 0, adjustment_negative: 1 } })
    ).body;
    expect((await call('GET', `/creditmemo/${memo}`)).body).toMatchObject({
      increment_id: `${order}-C1`,
      adjustment: -1,
    });
    expect((await read()).items[0]).toMatchObject({ qty_invoiced: 1, qty_shipped: 1, qty_refunded: 1 });
    for (const [path, id] of [
      ['/invoices', invoice],
      ['/shipments', shipment],
      ['/creditmemos', memo],
    ]) {
      const { body } = await filtered(path!, [
        ['order_id', 'eq', order],
        ['entity_id', 'eq', id!],
      ]);
      expect([path, body.total_count, body.items[0].entity_id]).toEqual([path, 1, Number(id)]);
    }
    expect((await call('POST', `/order/${order}/ship`, { items: [{ order_item_id: 1, qty: 1 }] })).status).toBe(400);
    expect(
      (await call('POST', `/order/${order}/ship`, { items: [{ order_item_id: line!.item_id, qty: 99 }] })).status,
    ).toBe(400);
  });

  test('responds 404 to unknown ids', async () => {
    await newCart(shop);
    for (const path of [
      '/orders/999999999',
      '/orders/x',
      '/invoices/99999999901',
      `/shipment/${order}77`,
      '/creditmemo/1',
    ])
      expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
    expect((await call('POST', '/order/999999999/invoice', {})).status).toBe(404);
  });
});
