import dns, { type LookupAddress } from 'node:dns';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { CartRuleInput } from '#commerce/sale/discount/types.ts';
import { startWebhooks } from '#commerce/merchandise/integration/webhooks/deliver.ts';
import { RETRY_DELAYS_MS } from '#commerce/merchandise/integration/webhooks/event-rules.ts';
import { postTo } from '#commerce/merchandise/integration/webhooks/send.ts';
import { signedHeaders } from '#commerce/merchandise/integration/webhooks/signature-rules.ts';
import { staff as webhooks } from '#commerce/merchandise/integration/webhooks/staff.ts';
import { staff as integrations } from '#commerce/merchandise/integration/staff.ts';
import { openReceiver } from '#commerce/merchandise/integration/testing/receiver.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { staff as orders } from './staff.ts';
import { openShop } from './testing/shop.ts';
import { add, pay, placeOrder, readyCart, ship } from './testing/shopper.ts';

type LookedUp = (error: null, found: LookupAddress[]) => void;

describeWithDatabase('webhooks', (open) => {
  let shop: TestShop;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let runDue: () => Promise<number>;

  const staff = (...argv: string[]) => runStaff(shop.platform, [webhooks, integrations, orders], argv);
  const buy = async (): Promise<string> => {
    const cart = await readyCart(shop);
    await add(shop, cart, 'TILE', 1);
    return (await pay(shop, cart)).body;
  };
  const eventsAt = (path: string) => receiver.at(path).map(({ body }) => JSON.parse(body).type as string);

  beforeAll(async () => {
    shop = await openShop(await open(), undefined, { WEBHOOKS_PRIVATE: 'yes' });
    receiver = await openReceiver();
    startWebhooks(shop.platform);
    ({ runDue } = shop.platform.jobs);
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    receiver.heard.length = 0;
    await sql`delete from webhook`.execute(shop.platform.db.kysely);
    await sql`delete from job`.execute(shop.platform.db.kysely);
  });

  test('sends one signed event each for placed, paid, shipped and refunded, with ids to query', async () => {
    const output = await staff(
      'webhook',
      'add',
      'erp',
      `${receiver.url}/fine`,
      'order.placed,order.paid,order.shipped,order.refunded,order.canceled',
    );
    const secret = output.split('\n').at(-1) ?? '';
    const number = await buy();
    await runDue();
    expect(eventsAt('/fine')).toEqual(['order.placed', 'order.paid']);
    await staff('order', 'ship', number);
    await staff('order', 'refund', number);
    await runDue();
    expect(eventsAt('/fine')).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.refunded']);
    const [placed, , shipped, refunded] = receiver.heard;
    expect(JSON.parse(placed!.body)).toEqual({
      type: 'order.placed',
      timestamp: '2026-06-15T12:00:00.000Z',
      data: {
        order: {
          entity_id: Number(number),
          increment_id: number,
          status: 'processing',
          grand_total: expect.any(Number) as number,
          order_currency_code: 'CAD',
        },
      },
    });
    expect(JSON.parse(shipped!.body).data.document).toEqual({
      entity_id: Number(`${number}01`),
      increment_id: `${number}-1`,
    });
    expect(JSON.parse(refunded!.body).data.order.status).toBe('closed');
    for (const { headers, body } of receiver.heard)
      expect(headers).toMatchObject(
        signedHeaders(secret, { id: String(headers['webhook-id']), at: shop.clock.now(), body }),
      );
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    expect(await staff('webhook', 'messages', 'erp')).toContain('delivered');
  });

  test('sends order.paid of an offline payment when the money arrives, and of a zero total at once', async () => {
    await staff('webhook', 'add', 'erp', `${receiver.url}/fine`, 'order.placed,order.paid');
    const choose = async (cart: string, code: string): Promise<string> => {
      await shop.graphql(
        'mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } } }',
        { id: cart, code },
      );
      return (await placeOrder(shop, cart)).data.placeOrder.order.order_number;
    };
    const number = await choose(await readyCart(shop), 'checkmo');
    await runDue();
    expect(eventsAt('/fine')).toEqual(['order.placed']);
    await staff('order', 'paid', number);
    await runDue();
    expect(eventsAt('/fine')).toEqual(['order.placed', 'order.paid']);
    receiver.heard.length = 0;
    const rules = (list: readonly CartRuleInput[]) =>
      shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules: list }, shop.clock.now()));
    const all = { kind: 'percent', steps: [{ from: { CAD: 0 }, ppm: 1_000_000 }] } as const;
    await rules([ruleInput({ action: all })]);
    const cart = await readyCart(shop);
    await ship(shop, cart, undefined, ['instore', 'montreal']);
    await choose(cart, 'free');
    await rules([]);
    await runDue();
    expect(eventsAt('/fine')).toEqual(['order.placed', 'order.paid']);
  });

  test('sends events only to subscribers, and none for an order that is rolled back', async () => {
    await staff('webhook', 'add', 'warehouse', `${receiver.url}/fine`, 'order.canceled');
    const number = await buy();
    await shop.platform.db
      .tx(async (db) => {
        await sql`update webhook set events = '{order.placed}'`.execute(db);
        throw new Error('no');
      })
      .catch(() => {});
    await staff('order', 'cancel', number);
    await runDue();
    expect(eventsAt('/fine')).toEqual(['order.canceled']);
  });

  test('retries with the same id at growing intervals, then gives up; staff are notified once and can replay', async () => {
    await staff('webhook', 'add', 'broken', `${receiver.url}/broken`, 'order.placed,order.paid');
    await buy();
    const mails = vi.spyOn(shop.platform.mail, 'enqueue');
    for (const delay of [...RETRY_DELAYS_MS, 0]) {
      const before = receiver.heard.length;
      await runDue();
      expect(receiver.heard.length).toBe(before + 2);
      await runDue();
      expect(receiver.heard.length).toBe(before + 2);
      shop.clock.advance(delay);
    }
    const ids = new Set(receiver.heard.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(2);
    expect(await staff('webhook', 'messages', 'broken')).toContain('given up after 10: answered 503');
    expect(mails.mock.calls.map(([, { subject }]) => subject)).toEqual(['broken no longer hears of orders']);
    mails.mockRestore();
    receiver.mend();
    receiver.heard.length = 0;
    expect(await staff('webhook', 'replay', 'broken')).toBe('2 messages are sent again.');
    await runDue();
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id']))).toEqual(ids);
    expect(await staff('webhook', 'replay', 'broken')).toBe('0 messages are sent again.');
    const [id] = ids;
    expect(await staff('webhook', 'replay', 'broken', '--message', String(id))).toBe('1 message is sent again.');
    expect(await staff('webhook', 'replay', 'broken', '--since', '2026-06-01')).toBe('1 message is sent again.');
  });

  test('a receiver that hangs blocks neither emails nor other receivers, and gets one message at a time', async () => {
    await staff('webhook', 'add', 'slow', `${receiver.url}/hang`, 'order.placed,order.paid');
    await staff('webhook', 'add', 'quick', `${receiver.url}/fine`, 'order.placed,order.paid');
    await buy();
    const all = runDue();
    await expect.poll(() => receiver.at('/fine').length).toBe(2);
    const left = sql<{ count: number }>`select count(*)::int as count from job where kind = 'mail' and done_at is null`;
    await expect.poll(async () => (await left.execute(shop.platform.db.kysely)).rows[0]?.count).toBe(0);
    expect(receiver.at('/hang')).toHaveLength(1);
    receiver.close();
    await all;
    receiver = await openReceiver();
  });

  test('sends nothing to private networks unless a setting allows it, and follows no redirects', async () => {
    const call = { url: `${receiver.url}/fine`, headers: {}, body: '{}' };
    await expect(postTo(call, { isPrivateAllowed: false })).rejects.toThrow('must start with https://');
    const means = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: unknown, response: LookedUp) =>
        response(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup);
    const named = { ...call, url: receiver.url.replace('http://127.0.0.1', 'https://erp.example') };
    await expect(postTo(named, { isPrivateAllowed: false })).rejects.toThrow(
      'erp.example is not on the public internet',
    );
    means.mockRestore();
    expect(await postTo({ ...call, url: `${receiver.url}/moved` }, { isPrivateAllowed: true })).toBe(302);
    expect(receiver.at('/fine')).toHaveLength(0);
    await expect(
      postTo({ ...call, url: `${receiver.url}/hang` }, { isPrivateAllowed: true, timeoutMs: 50 }),
    ).rejects.toThrow('no response in 0.05 s');
  });

  test('an integration manages only its own webhooks, which end with it', async () => {
    const token = async (name: string, scopes: string) =>
      (await staff('integration', 'create', name, scopes)).split('\n').at(-1) ?? '';
    const as = (by: string) => (method: string, path: string, body?: unknown) =>
      shop.rest(method, `/V1/webhooks${path}`, body, { authorization: `Bearer ${by}` });
    const erp = as(await token('erp-hooks', 'webhooks,orders:read'));
    const other = as(await token('other-hooks', 'webhooks,orders:read'));
    const blind = as(await token('blind-hooks', 'webhooks'));
    const webhook = { name: 'mine', url: `${receiver.url}/fine`, events: ['order.placed'] };
    expect(await blind('POST', '', { webhook })).toMatchObject({
      status: 401,
      body: { parameters: { resources: 'Magento_Sales::actions_view' } },
    });
    const made = await erp('POST', '', { webhook });
    expect(made).toMatchObject({
      status: 200,
      body: { ...webhook, secret: expect.stringMatching(/^whsec_/) as string },
    });
    expect((await erp('POST', '', { webhook })).status).toBe(400);
    expect((await erp('POST', '', { webhook: { ...webhook, name: 'x1', events: ['order.eaten'] } })).status).toBe(400);
    expect((await erp('POST', '', { webhook: { ...webhook, name: 'x1', url: 'ftp://x' } })).status).toBe(400);
    const [listed] = (await erp('GET', '')).body;
    expect(listed).toMatchObject(webhook);
    expect(listed).not.toHaveProperty('secret');
    expect((await other('GET', '')).body).toEqual([]);
    expect((await other('DELETE', '/mine')).status).toBe(404);
    expect((await other('GET', '/mine/messages')).status).toBe(404);
    expect((await other('POST', '/mine/replay', {})).status).toBe(404);
    await buy();
    await runDue();
    expect((await erp('GET', '/mine/messages')).body).toMatchObject([{ event: 'order.placed', status: 'delivered' }]);
    expect((await erp('POST', '/mine/replay', { since: '2026-01-01' })).body).toBe(1);
    await staff('integration', 'revoke', 'erp-hooks');
    receiver.heard.length = 0;
    await buy();
    await runDue();
    expect(receiver.heard).toEqual([]);
    expect(await staff('webhook', 'list')).toBe('There is none.');
  });
});
