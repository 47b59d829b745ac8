import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ALERT_CONSENT, ALERT_DAYS } from '#contract/stock-alert.ts';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { OFF } from '#commerce/platform/switches/service.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveProducts } from '#commerce/merchandise/catalog/service.ts';
import { stores } from '#commerce/after-sale/orders/testing/products.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import { resolvers } from './graphql.ts';
import { routes } from './rest.ts';
import { sendAlerts } from './service.ts';

const DAY_MS = 24 * 3600 * 1000;

const PRODUCT = {
  sku: 'GONE',
  type: 'simple' as const,
  isEnabled: true,
  visibility: 4 as const,
  weightGrams: 1000,
  taxClass: 'Taxable Goods',
  attributeSet: 'Default',
  qty: 0,
  position: 0,
  categoryKeys: [],
  texts: [
    { storeViewId: 0, name: 'Gone Tile', urlKey: 'gone', description: null, shortDescription: null },
    { storeViewId: 3, name: 'Carreau parti', urlKey: null, description: null, shortDescription: null },
  ].map((text) => ({ ...text, metaTitle: null, metaDescription: null, metaKeyword: null })),
  prices: [{ currency: 'CAD' as const, price: 1000, specialPrice: null, specialFrom: null, specialTo: null }],
  media: [],
  options: [],
  values: [],
  configurableBy: [],
  variantSkus: [],
  links: [],
};

describeWithDatabase('notices of products that are back in stock', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [customers, resolvers],
      routes,
      fill: async (db) => {
        await saveStores(db, stores);
        await saveProducts(db, [PRODUCT], new Map());
      },
    });
  });
  const stock = (qty: number) =>
    sql`update stock set qty = ${qty} where product_id = (select id from product where sku = 'GONE')`.execute(
      shop.platform.db.kysely,
    );
  beforeEach(async () => {
    await stock(0);
    await sql`delete from stock_alert`.execute(shop.platform.db.kysely);
    await sql`delete from job where kind = 'mail'`.execute(shop.platform.db.kysely);
  });

  const REQUEST = 'mutation ($input: RequestStockAlertInput!) { requestStockAlert(input: $input) }';
  const request = (change: Record<string, unknown> = {}, caller = {}) =>
    shop.graphql(
      REQUEST,
      { input: { sku: 'GONE', email: 'ann@example.com', consent: ALERT_CONSENT, ...change } },
      caller,
    );
  const mails = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{
      text: string;
    }>`select payload ->> 'subject' as text from job where kind = 'mail' order by id`.execute(shop.platform.db.kysely);
    return rows.map(({ text }) => text);
  };

  test('one email confirms the request, and one says that the product is back; then there is no other', async () => {
    expect((await request()).data.requestStockAlert).toBe(true);
    expect((await request({ email: 'ANN@example.com' })).data.requestStockAlert).toBe(true);
    expect(await sendAlerts(shop.platform)).toBe(0);
    await stock(3);
    expect(await Promise.all([sendAlerts(shop.platform), sendAlerts(shop.platform)]).then(([a, b]) => a + b)).toBe(1);
    expect(await sendAlerts(shop.platform)).toBe(0);
    expect(await mails()).toEqual(['We will tell you when Gone Tile is back', 'Gone Tile is in stock again']);
    await stock(0);
    expect((await request({}, { store: 'CA_FR' })).data.requestStockAlert).toBe(true);
    expect((await mails()).at(-1)).toMatch(/^Nous vous aviserons du retour en stock.: Carreau parti$/);
  });

  test('is refused without consent, for a wrong address, a robot, an unknown product and one in stock', async () => {
    const code = async (change: Record<string, unknown>) => (await request(change)).errors?.[0]?.extensions?.error_code;
    expect(await code({ consent: '' })).toBe('ALERT_CONSENT');
    expect(await code({ email: 'ann' })).toBe('ALERT_EMAIL');
    expect(await code({ website: 'x' })).toBe('ALERT_REFUSED');
    expect(await code({ sku: 'NONE' })).toBe('ALERT_PRODUCT');
    await stock(1);
    expect(await code({})).toBe('ALERT_IN_STOCK');
    expect(await mails()).toEqual([]);
  });

  test('no email is sent while the feature is off', async () => {
    await request();
    await stock(1);
    const read = shop.platform.perProcess;
    shop.platform.perProcess = ((key: symbol, make: () => unknown) =>
      key === OFF ? async () => new Set(['alerts']) : read(key, make)) as typeof read;
    expect(await sendAlerts(shop.platform)).toBe(0);
    shop.platform.perProcess = read;
    expect(await sendAlerts(shop.platform)).toBe(1);
  });

  test('ends after its days, and with the link of its email', async () => {
    await request();
    const { rows } = await sql<{ token: string }>`select token from stock_alert`.execute(shop.platform.db.kysely);
    const path = `/V1/stock-alerts/unsubscribe/${rows[0]!.token}`;
    expect((await shop.rest('POST', path)).status).toBe(200);
    expect((await shop.rest('POST', path)).status).toBe(404);
    await stock(1);
    expect(await sendAlerts(shop.platform)).toBe(0);
    await stock(0);
    await request();
    await stock(1);
    shop.clock.advance(ALERT_DAYS * DAY_MS);
    expect(await sendAlerts(shop.platform)).toBe(0);
  });

  test('a customer reads and removes their own requests, and no others', async () => {
    const LIST = '{ customerStockAlerts { token name url_key } }';
    const signedIn = await customer(shop, 'bea@example.com');
    await request();
    await signedIn.execute(REQUEST, { input: { sku: 'GONE', email: 'bea@example.com', consent: ALERT_CONSENT } });
    const [own, ...others] = (await signedIn.execute(LIST)).data.customerStockAlerts;
    expect([own.name, own.url_key, others]).toEqual(['Gone Tile', 'gone', []]);
    await signedIn.execute('mutation ($token: ID!) { cancelStockAlert(token: $token) }', { token: own.token });
    expect((await signedIn.execute(LIST)).data.customerStockAlerts).toEqual([]);
    expect((await shop.graphql(LIST)).errors?.[0]?.message).toContain("isn't authorized");
    // The request of another person for their address, which is open already.
    await signedIn.execute(REQUEST, { input: { sku: 'GONE', email: 'ann@example.com', consent: ALERT_CONSENT } });
    expect((await signedIn.execute(LIST)).data.customerStockAlerts).toEqual([]);
  });

  test('an address gets ten confirmations an hour, from however many visitors', async () => {
    const codes: unknown[] = [];
    for (let visitor = 0; visitor < 11; visitor += 1) {
      const { data, errors } = await request({ email: 'victim@example.com' }, { ip: `203.0.113.${visitor}` });
      codes.push(data?.requestStockAlert ?? errors?.[0]?.message);
      await sql`delete from stock_alert`.execute(shop.platform.db.kysely);
    }
    expect([codes.filter((code) => code === true).length, (await mails()).length]).toEqual([10, 10]);
    expect((await request({ email: 'other@example.com' })).data.requestStockAlert).toBe(true);
  });
});
