import { beforeAll, expect, test } from 'vitest';
import { customer, mailsTo, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { staff as integrations } from '#commerce/merchandise/integration/staff.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { routes } from './rest.ts';
import { accept, requestQuote, quoteResolvers, saveQuotable } from './testing/quotes.ts';

describeWithDatabase('quotes over REST', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: quoteResolvers, routes, fill: saveQuotable });
    ann = await customer(shop, 'ann@rest.example');
  });
  const program = async (scopes: string) => {
    const output = await runStaff(
      shop.platform,
      [integrations],
      ['integration', 'create', `program${++count}`, scopes],
    );
    const token = /\b[A-Za-z0-9]{32,}\b/.exec(output)?.[0] ?? '';
    return (method: string, path: string, body?: unknown) =>
      shop.rest(method, `/V1/priceQuotes${path}`, body, { authorization: `Bearer ${token}` });
  };
  const requested = async (): Promise<string> =>
    (await requestQuote(ann, [{ sku: 'TILE', quantity: 10 }])).data.requestPriceQuote.number;

  test('an integration prices and sends a quote; the customer gets an email and accepts the price', async () => {
    const number = await requested();
    const call = await program('quotes:read,quotes:write');
    expect((await call('GET', `/${number}`)).body).toMatchObject({
      number,
      state: 'requested',
      currency: 'CAD',
      items: [{ position: 1, sku: 'TILE', qty: 10, price: null, order_increment_id: null }],
      history: [{ state: 'requested', by: 'customer' }],
    });
    const priced = await call('PUT', `/${number}/items/1`, { item: { price: 80.5, qty: 12 } });
    expect([priced.status, priced.body.items[0], priced.body.total]).toMatchObject([
      200,
      { price: 80.5, qty: 12 },
      966,
    ]);
    const response = await call('POST', `/${number}/answer`, {
      validUntil: '2026-07-15',
      message: 'One lot.',
      shippingNote: 'By our truck',
    });
    expect(response.body).toMatchObject({
      state: 'answered',
      valid_until: '2026-07-15',
      message: 'One lot.',
      shipping_note: 'By our truck',
    });
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('One lot.');
    const { items } = (await accept(ann, number)).data.acceptPriceQuote.itemsV2;
    expect(items).toMatchObject([{ quantity: 12, prices: { price: { value: 80.5 } } }]);
  });

  test('lists quotes by search criteria with their total count', async () => {
    const number = await requested();
    const call = await program('quotes:read');
    const path =
      '?searchCriteria[filterGroups][0][filters][0][field]=state&searchCriteria[filterGroups][0][filters][0][value]=requested&searchCriteria[pageSize]=1';
    const { body } = await call('GET', path);
    expect(body.items).toHaveLength(1);
    expect(body.total_count).toBeGreaterThanOrEqual(1);
    expect(body.items[0].state).toBe('requested');
    expect((await call('GET', '?searchCriteria')).body.items.map((one: { number: string }) => one.number)).toContain(
      number,
    );
  });

  test.each(['decline', 'withdraw'])(
    '%s requires a comment for the customer; repeating it is an error',
    async (verb) => {
      const number = await requested();
      const call = await program('quotes:read,quotes:write');
      expect((await call('POST', `/${number}/${verb}`, {})).status).toBe(400);
      const { status, body } = await call('POST', `/${number}/${verb}`, { comment: 'Not made any more.' });
      expect([status, body.state]).toEqual([200, verb === 'decline' ? 'declined' : 'withdrawn']);
      expect((await mailsTo(shop, ann.email)).at(-1)).toContain('Not made any more.');
      expect((await call('POST', `/${number}/answer`, {})).status).toBe(400);
    },
  );

  test('rejects an unknown quote, line or product and an invalid price without any change', async () => {
    const number = await requested();
    const call = await program('quotes:read,quotes:write');
    const put = (position: number, item: object) => call('PUT', `/${number}/items/${position}`, { item });
    const statuses = [
      (await call('GET', '/Q999999999')).status,
      (await call('POST', '/Q999999999/answer', {})).status,
      (await put(7, { price: 1 })).status,
      (await put(1, { price: -1 })).status,
      (await put(1, { price: 1, sku: 'NOBODY' })).status,
      (await call('PUT', `/${number}/items/1`, {})).status,
      // A quote without a price cannot be sent.
      (await call('POST', `/${number}/answer`, {})).status,
    ];
    expect(statuses).toEqual([404, 404, 400, 400, 400, 400, 400]);
    expect((await call('GET', `/${number}`)).body).toMatchObject({
      state: 'requested',
      items: [{ sku: 'TILE', price: null }],
    });
  });

  test('read access does not allow changes, and reading requires a token with the scope', async () => {
    const number = await requested();
    const reader = await program('quotes:read');
    const other = await program('orders:read');
    expect((await reader('PUT', `/${number}/items/1`, { item: { price: 1 } })).status).toBeGreaterThanOrEqual(401);
    expect((await other('GET', `/${number}`)).status).toBeGreaterThanOrEqual(401);
    expect((await shop.rest('GET', `/V1/priceQuotes/${number}`, undefined, ann.headers)).status).toBe(401);
    expect((await reader('GET', `/${number}`)).body.items[0].price).toBeNull();
  });
});
