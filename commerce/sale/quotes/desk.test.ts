import { beforeAll, expect, test } from 'vitest';
import { routes as staffRoutes } from '#commerce/people/staff/rest.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { customer, mailsTo, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { routes } from './rest.ts';
import { accept, quoteResolvers, requestQuote, saveQuotable } from './testing/quotes.ts';

const QUOTES = '/V1/priceQuotes';

const criteria = (filters: Readonly<Record<string, string>>, more = ''): string =>
  `${QUOTES}?${Object.entries(filters)
    .map(([field, value], group) => {
      const at = `searchCriteria[filter_groups][${group}][filters][0]`;
      return `${at}[field]=${field}&${at}[value]=${encodeURIComponent(value)}`;
    })
    .join('&')}&searchCriteria[pageSize]=50${more}`;

describeWithDatabase('quotes in the back office', (open) => {
  let shop: TestShop;
  let staff: Person;
  let ann: SignedIn;
  let annId: number;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: quoteResolvers,
      routes: [...routes, ...staffRoutes],
      fill: saveQuotable,
      settings: { RATE_LIMITS: 'off' },
    });
    staff = await join(shop, 'sam@staff.example', 'counter');
    ann = await customer(shop, 'ann.quotes@example.com');
    const number = await requested();
    annId = (await staff.call('GET', `${QUOTES}/${number}`)).body.customer.id;
  });
  const requested = async (who = ann): Promise<string> =>
    (await requestQuote(who, [{ sku: 'TILE', quantity: 10 }])).data.requestPriceQuote.number;
  const numbers = ({ body }: { body: { items: readonly { number: string }[] } }) =>
    body.items.map(({ number }) => number);
  const begin = (quote: object) => staff.call('POST', QUOTES, { quote });
  const price = (number: string, item: object, version?: number) =>
    staff.call(
      'PUT',
      `${QUOTES}/${number}/items/1`,
      { item },
      version === undefined ? {} : { 'if-match': `"${version}"` },
    );

  test('staff begin a quote for a customer, price and send it, and the customer accepts it', async () => {
    const { status, body } = await begin({
      customer_id: annId,
      note: 'By telephone',
      items: [{ sku: 'TILE', qty: 12, area: 150, area_unit: 'sqft' }],
    });
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'requested',
        note: 'By telephone',
        customer: { id: annId, email: 'ann.quotes@example.com' },
        items: [{ sku: 'TILE', qty: 12, area: 150, price: null, extension_attributes: { list_price: 100 } }],
        history: [{ state: 'requested', by: 'staff' }],
        extension_attributes: { version: 1 },
      },
    ]);
    const { number } = body;
    expect((await price(number, { price: 80 }, 1)).status).toBe(200);
    expect((await staff.call('POST', `${QUOTES}/${number}/answer`, { message: 'As we said.' })).body.state).toBe(
      'answered',
    );
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('As we said.');
    const { items } = (await accept(ann, number)).data.acceptPriceQuote.itemsV2;
    expect(items).toMatchObject([{ quantity: 12, prices: { price: { value: 80 } } }]);
    const { body: changes } = await staff.call('GET', `${QUOTES}/${number}/changes`);
    expect(changes).toMatchObject([
      { action: 'quote-answered', who: 'sam@staff.example', channel: 'counter', before: { state: 'requested' } },
      { action: 'quote-priced', before: { price: null }, after: { price: 80, qty: 12 } },
      { action: 'quote-begun' },
    ]);
  });

  test('the second of two people is refused, and nothing of the first is overwritten', async () => {
    const number = await requested();
    const { version } = (await staff.call('GET', `${QUOTES}/${number}`)).body.extension_attributes;
    expect((await price(number, { price: 70 }, version)).status).toBe(200);
    const refused = await price(number, { price: 60 }, version);
    expect(refused).toMatchObject({ status: 412, body: { error_code: 'CHANGED_BY_OTHERS' } });
    const decline = await staff.call(
      'POST',
      `${QUOTES}/${number}/decline`,
      { comment: 'Not made any more.' },
      { 'if-match': `"${version}"` },
    );
    expect(decline.status).toBe(412);
    expect((await staff.call('GET', `${QUOTES}/${number}`)).body).toMatchObject({
      state: 'requested',
      items: [{ price: 70 }],
    });
  });

  test('refuses a quote without lines, for nobody, or of an unknown product', async () => {
    const wrong = [
      { customer_id: annId, items: [] },
      { items: [{ sku: 'TILE', qty: 1 }] },
      { customer_id: annId, items: [{ sku: 'NOBODY', qty: 1 }] },
      { customer_id: annId, items: [{ sku: 'TILE', qty: 0 }] },
    ];
    for (const quote of wrong) expect((await begin(quote)).status).toBe(400);
    expect((await begin({ customer_id: 1, items: [{ sku: 'TILE', qty: 1 }] })).status).toBe(404);
  });

  test('lists quotes by page, waiting ones first, and finds them by number, name, email and state', async () => {
    const bob = await customer(shop, 'bob.quotes@example.com');
    const declined = await requested(bob);
    await staff.call('POST', `${QUOTES}/${declined}/decline`, { comment: 'No.' });
    const waiting = await requested(bob);
    const sorted = '&searchCriteria[sortOrders][0][field]=is_waiting&searchCriteria[sortOrders][0][direction]=DESC';
    expect(numbers(await staff.call('GET', criteria({ search: 'bob.quotes@example.com' }, sorted)))).toEqual([
      waiting,
      declined,
    ]);
    expect(numbers(await staff.call('GET', criteria({ search: declined.toLowerCase() })))).toEqual([declined]);
    expect(numbers(await staff.call('GET', criteria({ search: declined.slice(1) })))).toEqual([declined]);
    expect(numbers(await staff.call('GET', criteria({ search: 'nobody' })))).toEqual([]);
    const named = await staff.call('GET', criteria({ search: 'Roy', state: 'declined' }));
    expect(numbers(named)).toContain(declined);
    const page = await staff.call('GET', `${QUOTES}?searchCriteria[pageSize]=1&searchCriteria[currentPage]=2`);
    expect([page.body.items.length, page.body.total_count > 3]).toEqual([1, true]);
    expect(page.body.items[0].number).toBe(declined);
    expect((await staff.call('GET', criteria({ price: '1' }))).status).toBe(400);
  });

  test('a quote is expired in the list from the day after its last', async () => {
    const number = await requested();
    await price(number, { price: 70 });
    await staff.call('POST', `${QUOTES}/${number}/answer`, {});
    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 40 * 24 * 3600 * 1000).toISOString());
    const later = await join(shop, 'sue@staff.example', 'counter');
    const expired = await later.call('GET', criteria({ state: 'expired' }));
    shop.clock.set(before.toISOString());
    expect(numbers(expired)).toContain(number);
  });
});
