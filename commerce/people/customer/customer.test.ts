import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { deleteExpired } from './service.ts';

const PASSWORD = 'Marble-12';
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

describeWithDatabase('customers', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  let machines = 0;
  /** A new IP address for each call, so that rate limits do not interfere. */
  const unusedIp = (): Caller => ({ ip: `198.51.100.${machines++ % 250}` });

  const create = (email: string, caller: Caller = unusedIp()) =>
    shop.graphql(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id email firstname lastname } } }',
      { input: { email, firstname: 'Ann', lastname: 'Roy', password: PASSWORD } },
      caller,
    );
  const signIn = (email: string, password = PASSWORD, caller: Caller = unusedIp()) =>
    shop.graphql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
      caller,
    );
  const me = (token: string) =>
    shop.graphql(
      '{ customer { id group_id email firstname lastname custom_attributes { code } allow_remote_shopping_assistance } }',
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
  const tokenOf = async (email: string): Promise<string> => (await signIn(email)).data.generateCustomerToken.token;

  test('[SI-21] an account is created, signs in with an opaque token, and the database stores only its hash', async () => {
    expect((await create('Ann@Example.com')).data.createCustomerV2.customer).toEqual({
      id: null,
      email: 'Ann@Example.com',
      firstname: 'Ann',
      lastname: 'Roy',
    });
    const token = await tokenOf('ann@example.com');
    expect(token).toMatch(/^[A-Za-z0-9]{43}$/);
    expect((await me(token)).data.customer).toEqual({
      id: null,
      group_id: null,
      email: 'Ann@Example.com',
      firstname: 'Ann',
      lastname: 'Roy',
      custom_attributes: [],
      allow_remote_shopping_assistance: false,
    });
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from customer_token t union all select c::text from customer c`.execute(
      shop.platform.db.kysely,
    );
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
      expect(text).not.toContain(PASSWORD);
    }
  });

  test('an e-mail address has one account', async () => {
    await create('once@example.com');
    const { errors } = await create('ONCE@example.com');
    expect(errors?.[0]).toMatchObject({
      message: 'A customer with the same email address already exists in an associated website.',
      extensions: { category: 'graphql-already-exists' },
    });
  });

  test('a wrong password, an unknown address and a throttled attempt give the same error', async () => {
    const here = unusedIp();
    await create('locked@example.com');
    for (const [email, password] of [
      ['locked@example.com', 'Wrong-pass1'],
      ['nobody@example.com', PASSWORD],
    ] as const) {
      expect((await signIn(email, password)).errors?.[0]).toMatchObject({
        message: FAILED,
        extensions: { category: 'graphql-authentication' },
      });
    }
    for (let attempt = 0; attempt < 5; attempt++) await signIn('locked@example.com', 'Wrong-pass1', here);
    expect((await signIn('locked@example.com', PASSWORD, here)).errors?.[0]?.message).toBe(FAILED);
    shop.clock.advance(60 * 1000);
    expect((await signIn('locked@example.com', PASSWORD, here)).data.generateCustomerToken.token).toBeTruthy();
  });

  test('missing fields are listed', async () => {
    expect((await signIn('', PASSWORD)).errors?.[0]?.message).toBe('Specify the "email" value.');
    expect((await signIn('ann@example.com', '')).errors?.[0]?.message).toBe('Specify the "password" value.');
  });

  test('one IP address cannot try many passwords', async () => {
    const caller = { ip: '203.0.113.7' };
    for (let attempt = 0; attempt < 60; attempt++) await signIn(`guess${attempt}@example.com`, '', caller);
    for (let attempt = 0; attempt < 60; attempt++)
      expect((await signIn(`guess${attempt}@example.com`, 'Wrong-pass1', caller)).errors?.[0]?.message).toBe(FAILED);
    expect((await signIn('guess@example.com', 'Wrong-pass1', caller)).errors?.[0]?.extensions?.category).toBe(
      'graphql-too-many-requests',
    );
  });

  test('[SI-22] signing out revokes every token of the customer', async () => {
    await create('out@example.com');
    const [one, other] = [await tokenOf('out@example.com'), await tokenOf('out@example.com')];
    const headers = { authorization: `Bearer ${one}` };
    expect(
      (await shop.graphql('mutation { revokeCustomerToken { result } }', {}, { headers })).data.revokeCustomerToken,
    ).toEqual({ result: true });
    for (const token of [one, other])
      expect((await me(token)).errors?.[0]).toMatchObject({
        message: "The current customer isn't authorized.",
        extensions: { category: 'graphql-authorization' },
      });
    expect(
      (await shop.graphql('mutation { revokeCustomerToken { result } }', {}, { headers })).errors?.[0]?.message,
    ).toBe("The current customer isn't authorized.");
  });

  test('a token is valid for an hour', async () => {
    await create('hour@example.com');
    const token = await tokenOf('hour@example.com');
    shop.clock.advance(3600 * 1000 - 1000);
    expect((await me(token)).data.customer.email).toBe('hour@example.com');
    shop.clock.advance(1000);
    expect((await me(token)).errors).toHaveLength(1);
    const saved = await tokenOf('hour@example.com');
    const left = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from customer_token t
        join customer c on c.id = t.customer_id where c.email = 'hour@example.com'`.execute(shop.platform.db.kysely)
      ).rows[0]!.count;
    expect(await left()).toBe(2);
    await deleteExpired(shop.platform);
    expect([await left(), (await me(saved)).data.customer.email]).toEqual([1, 'hour@example.com']);
  });

  test('the response does not reveal which accounts exist', async () => {
    const request = async (email: string) =>
      (
        await shop.graphql('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }', {
          email,
        })
      ).data.isEmailAvailable;
    expect(await request('ann@example.com')).toEqual({ is_email_available: true });
    expect(await request('nobody@example.com')).toEqual({ is_email_available: true });
  });

  test('the same works over REST', async () => {
    const person = { email: 'rest@example.com', firstname: 'Ann', lastname: 'Roy' };
    expect((await shop.rest('POST', '/V1/customers', { customer: person, password: PASSWORD })).body).toMatchObject(
      person,
    );
    const { body: token } = await shop.rest('POST', '/V1/integration/customer/token', {
      username: person.email,
      password: PASSWORD,
    });
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.rest('GET', '/V1/customers/me', undefined, headers)).body).toMatchObject(person);
    expect((await shop.rest('POST', '/V1/integration/customer/revoke-customer-token', {}, headers)).body).toBe(true);
    expect(await shop.rest('GET', '/V1/customers/me', undefined, headers)).toMatchObject({
      status: 401,
      body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
    });
    expect(
      (await shop.rest('POST', '/V1/integration/customer/token', { username: person.email, password: 'Wrong-pass1' }))
        .status,
    ).toBe(401);
  });
});
