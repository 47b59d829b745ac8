import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { as, customer, firstError, PASSWORD, signIn, unusedIp, type SignedIn } from './testing/customers.ts';

const SESSIONS = '{ customerSessions { id created_at expires_at is_current } }';
const END = 'mutation ($id: ID!) { endCustomerSession(id: $id) }';
const ME = '{ customer { email } }';
const REFUSED = ["The current customer isn't authorized.", 'graphql-authorization'];

describeWithDatabase('open sessions', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });
  const list = async (by: SignedIn) => (await by.execute(SESSIONS)).data.customerSessions;

  test('are listed for their customer, and one can be ended: the next call refuses its token', async () => {
    const ann = await customer(shop, 'ann@sessions.example');
    shop.clock.set('2026-06-15T12:10:00Z');
    const phone = as(shop, ann.email, (await signIn(shop, ann.email)) ?? '');
    const sessions = await list(ann);
    expect(sessions).toMatchObject([
      { created_at: '2026-06-15T12:10:00.000Z', expires_at: '2026-06-15T13:10:00.000Z', is_current: false },
      { created_at: '2026-06-15T12:00:00.000Z', is_current: true },
    ]);
    expect((await phone.execute(ME)).data.customer).toEqual({ email: ann.email });
    expect((await ann.execute(END, { id: sessions[0].id })).data.endCustomerSession).toBe(true);
    expect(firstError(await phone.execute(ME))).toEqual(REFUSED);
    expect((await ann.execute(ME)).data.customer).toEqual({ email: ann.email });
    expect(await list(ann)).toHaveLength(1);
  });

  test('have kind of browser and system, and the time of last use; no other data of a browser is stored', async () => {
    const MARK = 'Zanzibar-Reader-of-Ann-Roy';
    const browser = {
      'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0 ${MARK}`,
    };
    const ann = await customer(shop, 'device@sessions.example');
    const began = shop.platform.clock.now();
    const token = (
      await shop.graphql(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email: ann.email, password: PASSWORD },
        { ip: unusedIp(), headers: browser },
      )
    ).data.generateCustomerToken.token;
    const firefox = as(shop, ann.email, token);
    const DEVICES = '{ customerSessions { browser system last_seen_at is_current } }';
    const seen = async () => (await firefox.execute(DEVICES)).data.customerSessions;
    const of = (at: Date) => ({
      browser: 'Firefox',
      system: 'Windows',
      last_seen_at: at.toISOString(),
      is_current: true,
    });
    expect(await seen()).toContainEqual(of(began));
    expect(await seen()).toContainEqual(expect.objectContaining({ browser: null, system: null, is_current: false }));
    shop.clock.advance(59_999);
    expect(await seen()).toContainEqual(of(began));
    shop.clock.advance(1);
    expect(await seen()).toContainEqual(of(shop.platform.clock.now()));
    const { rows } = await sql<{ text: string }>`select t::text as text from customer_token t`.execute(
      shop.platform.db.kysely,
    );
    for (const { text } of rows) expect(text).not.toContain(MARK);
  });

  test('of another customer are treated as missing', async () => {
    const [ann, eve] = [await customer(shop, 'her@sessions.example'), await customer(shop, 'eve@sessions.example')];
    const [{ id }] = await list(ann);
    const NONE = ['There is no such session.', 'graphql-no-such-entity'];
    for (const given of [id, '1', 'x', '-1', '9999999999', '99999999999'])
      expect(firstError(await eve.execute(END, { id: given }))).toEqual(NONE);
    expect((await ann.execute(ME)).data.customer).toEqual({ email: ann.email });
    for (const query of [SESSIONS, `mutation { endCustomerSession(id: "${id}") }`])
      expect(firstError(await shop.graphql(query))).toEqual(REFUSED);
  });

  test('all end on signing out: the next call refuses every token', async () => {
    const ann = await customer(shop, 'all@sessions.example');
    const phone = as(shop, ann.email, (await signIn(shop, ann.email)) ?? '');
    await ann.execute('mutation { revokeCustomerToken { result } }');
    for (const each of [ann, phone]) expect(firstError(await each.execute(ME))).toEqual(REFUSED);
  });
});
