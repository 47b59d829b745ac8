import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { CHANGED_BY_OTHERS, PROOF_NEEDED } from '#contract/staff-roles.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { montreal, placeOrder, readyCart, setEmail } from '#commerce/after-sale/orders/testing/shopper.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { customer, firstError, mailsTo, proveEmail, signIn, type SignedIn } from '../testing/customers.ts';
import { startCustomers } from '../service.ts';
import { customerTextWhere } from './admin-store.ts';

describeWithDatabase('customers at the counter', (open) => {
  let shop: TestShop;
  let ann: Person;
  let bea: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    startCustomers(shop.platform);
    ann = await join(shop, 'ann@shop.example', 'owner');
    bea = await join(shop, 'bea@shop.example', 'counter');
  });

  const find = async (text: string, field = 'search'): Promise<readonly string[]> => {
    const filter = 'searchCriteria[filter_groups][0][filters][0]';
    const query = `${filter}[field]=${field}&${filter}[value]=${encodeURIComponent(text)}`;
    const { body } = await bea.call('GET', `/V1/customers/search?${query}`);
    expect(body.total_count).toBe(body.items.length);
    return body.items.map(({ email }: { email: string }) => email);
  };
  const idOf = async ({ headers }: SignedIn): Promise<number> =>
    (await shop.rest('GET', '/V1/customers/me', undefined, headers)).body.id;
  const withAddress = async (email: string): Promise<{ by: SignedIn; id: number }> => {
    const by = await customer(shop, email);
    const input = { ...montreal, company: 'Béton Nord', region: { region_code: 'QC' }, default_billing: true };
    await by.execute('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
      input,
    });
    return { by, id: await idOf(by) };
  };
  const read = async (id: number) => (await bea.call('GET', `/V1/customers/${id}`)).body;
  const match = (version: number) => ({ 'if-match': `"${version}"` });
  const changes = async (id: number) => (await bea.call('GET', `/V1/customers/${id}/changes`)).body;

  test('staff create an account, and its owner gets a link to set the password', async () => {
    const person = { firstname: 'Guy', lastname: 'Côté', email: 'guy.new@people.example' };
    const { status, body } = await bea.call('POST', '/V1/counter/customers', { customer: person });
    expect([status, body]).toMatchObject([200, person]);
    expect((await mailsTo(shop, person.email)).join('')).toMatch(/token=/);
    expect(await changes(body.id)).toMatchObject([{ action: 'account-reset', who: 'bea@shop.example' }]);
    const again = await bea.call('POST', '/V1/counter/customers', { customer: person });
    expect(again.status).toBe(400);
    expect((await bea.call('POST', '/V1/counter/customers', { customer: { email: 'x' } })).status).toBe(400);
  });

  test('one field finds customers by number, name, email, telephone, company and postal code', async () => {
    const { id } = await withAddress('found@people.example');
    await customer(shop, 'other@people.example');
    for (const text of ['found@', 'béton', 'roy béton', 'H2Y 1C6', '514 555 0101', String(id)])
      expect([text, await find(text)]).toEqual([text, ['found@people.example']]);
    expect(await find('ann roy')).toEqual(expect.arrayContaining(['found@people.example', 'other@people.example']));
    expect(await find('béton zz')).toEqual([]);
    expect(await find('H2Y1C6', 'postcode')).toEqual(['found@people.example']);
    expect(await find('5145550101', 'telephone')).toEqual(['found@people.example']);
  });

  test('all fields of the search have an index', async () => {
    const plan = (text: string): Promise<string> =>
      shop.platform.db.tx(async (db) => {
        await sql`set local enable_seqscan = off`.execute(db);
        const { rows } = await sql<Record<string, string>>`
          explain select c.id from customer c where ${customerTextWhere([text])}`.execute(db);
        return rows.flatMap((row) => Object.values(row)).join('\n');
      });
    for (const text of ['000000012', '418 555 0177', 'rosa@example.com', 'rosa', 'g1r 2b5', 'rosa g1r'])
      expect([text, await plan(text)]).toEqual([text, expect.not.stringContaining('Seq Scan')]);
  });

  test('name, group and addresses are corrected, with the values before and after', async () => {
    const { by, id } = await withAddress('correct@people.example');
    const known = await read(id);
    expect(known.extension_attributes).toMatchObject({ version: 0, is_blocked: false });
    const addresses = known.addresses.map((address: object) => ({ ...address, telephone: '514-555-0199' }));
    const reply = await bea.call(
      'PUT',
      `/V1/customers/${id}`,
      { customer: { firstname: 'Anne', group_id: 2, addresses } },
      match(0),
    );
    expect(reply.body).toMatchObject({ firstname: 'Anne', group_id: 2, extension_attributes: { version: 1 } });
    expect((await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).body.addresses[0].telephone).toBe(
      '514-555-0199',
    );
    expect(await changes(id)).toMatchObject([
      {
        channel: 'counter',
        who: 'bea@shop.example',
        action: 'account-changed',
        before: { firstname: 'Ann', group: 1, addresses: [{ telephone: '514-555-0101' }] },
        after: { firstname: 'Anne', group: 2, addresses: [{ telephone: '514-555-0199' }] },
      },
    ]);
  });

  test('a second change based on the same version is refused and writes nothing', async () => {
    const { id } = await withAddress('twice@people.example');
    const rename = (firstname: string, by: Person) =>
      by.call('PUT', `/V1/customers/${id}`, { customer: { firstname, group_id: 3 } }, match(0));
    expect((await rename('Anne', ann)).status).toBe(200);
    expect(await rename('Anna', bea)).toMatchObject({
      status: 412,
      body: { error_code: CHANGED_BY_OTHERS, parameters: ['2026-06-15 12:00:00', 'ann@shop.example'] },
    });
    expect((await read(id)).firstname).toBe('Anne');
  });

  test('an invalid address changes nothing else', async () => {
    const { id } = await withAddress('whole@people.example');
    const { addresses } = await read(id);
    const wrong = addresses.map((address: object) => ({ ...address, postcode: 'X' }));
    const reply = await bea.call('PUT', `/V1/customers/${id}`, { customer: { firstname: 'Bo', addresses: wrong } });
    expect(reply.status).toBe(400);
    expect((await read(id)).firstname).toBe('Ann');
    expect(await changes(id)).toEqual([]);
  });

  test('a blocked customer is signed out, and neither signs in nor orders until unblocked', async () => {
    const { by, id } = await withAddress('blocked@people.example');
    expect((await bea.call('POST', `/V1/customers/${id}/block`, {})).body).toBe(true);
    expect((await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).status).toBe(401);
    const tried = await shop.graphql(
      'mutation { generateCustomerToken(email: "blocked@people.example", password: "Marble-12") { token } }',
    );
    expect(firstError(tried)).toEqual(['This account is blocked. Contact us for help.', 'graphql-authentication']);
    const wrong = await shop.graphql(
      'mutation { generateCustomerToken(email: "blocked@people.example", password: "Wrong-pass1") { token } }',
    );
    expect(firstError(wrong)[0]).not.toContain('blocked');
    const cart = await readyCart(shop);
    await setEmail(shop, cart, 'Blocked@people.example');
    expect((await placeOrder(shop, cart)).data.placeOrder).toMatchObject({
      order: null,
      errors: [{ message: 'We cannot take this order. Contact us for help.' }],
    });
    expect((await read(id)).extension_attributes.is_blocked).toBe(true);
    expect(await find('1', 'is_blocked')).toEqual(['blocked@people.example']);
    await bea.call('POST', `/V1/customers/${id}/unblock`, {});
    expect(await signIn(shop, 'blocked@people.example')).toBeTruthy();
    expect((await placeOrder(shop, cart)).data.placeOrder.order.order_number).toBeTruthy();
    expect((await changes(id)).map(({ action }: { action: string }) => action)).toEqual([
      'account-unblocked',
      'account-blocked',
    ]);
  });

  test('a blocked customer cannot move the account to another address to order as a guest', async () => {
    const { id } = await withAddress('moving@people.example');
    await bea.call('POST', `/V1/customers/${id}/email`, { email: 'moved@people.example' });
    await bea.call('POST', `/V1/customers/${id}/block`, {});
    expect((await proveEmail(shop, 'moved@people.example')).errors?.[0]?.extensions?.error_code).toBe(
      'CONFIRMATION_INVALID',
    );
    expect((await read(id)).email).toBe('moving@people.example');
  });

  test('a session that began while the account was blocked is not valid', async () => {
    const { by, id } = await withAddress('race@people.example');
    await sql`update customer set blocked_at = now() where number = ${id}`.execute(shop.platform.db.kysely);
    expect((await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).status).toBe(401);
  });

  test('another email address takes effect once its mailbox is confirmed, and needs a recent code', async () => {
    const { id } = await withAddress('old@people.example');
    const request = () => bea.call('POST', `/V1/customers/${id}/email`, { email: 'new@people.example' });
    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 5 * 60_000).toISOString());
    expect(await request()).toMatchObject({ status: 403, body: { error_code: PROOF_NEEDED } });
    shop.clock.set(before.toISOString());
    expect((await request()).body).toBe(true);
    expect((await read(id)).email).toBe('old@people.example');
    expect(await mailsTo(shop, 'old@people.example')).toHaveLength(1);
    await proveEmail(shop, 'new@people.example');
    expect((await read(id)).email).toBe('new@people.example');
    expect((await changes(id))[0]).toMatchObject({
      action: 'account-email',
      before: { email: 'old@people.example' },
      after: { email: 'new@people.example' },
    });
    await customer(shop, 'taken@people.example');
    expect(
      (await bea.call('POST', `/V1/customers/${id}/email`, { email: 'taken@people.example' })).body.error_code,
    ).toBe('EMAIL_TAKEN');
  });

  test('a password link is emailed to the customer', async () => {
    const { id } = await withAddress('reset@people.example');
    expect((await bea.call('POST', `/V1/customers/${id}/passwordReset`, {})).body).toBe(true);
    const [mail] = await mailsTo(shop, 'reset@people.example');
    expect(mail).toMatch(/token=\w{43}/);
    expect((await changes(id))[0].action).toBe('account-reset');
  });
});
