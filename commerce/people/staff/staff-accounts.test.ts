import { beforeEach, expect, test } from 'vitest';
import { COUNTER_HEADER } from '#contract/staff-roles.ts';
import { changesOf } from '#commerce/platform/staff/changes-store.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { saveSwitches } from '#commerce/platform/switches/service.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { firstInvitation, invite } from './accounts.ts';
import { routes } from './rest.ts';
import { staff } from './staff.ts';
import { codeAt, join, PASSWORD } from './testing/people.ts';

const MINUTE = 60_000;

describeWithDatabase('accounts of staff', (open) => {
  let shop: TestShop;
  let place = 0;
  beforeEach(async () => {
    shop = await openTestShop(await open(), { resolvers: [], routes });
    for (const table of ['staff_account', 'staff_invitation'] as const)
      await shop.platform.db.kysely.deleteFrom(table).execute();
    place++;
  });
  const later = (minutes: number): Date => {
    const at = new Date(shop.clock.now().getTime() + minutes * MINUTE);
    shop.clock.set(at.toISOString());
    return at;
  };
  const post = (browser: string, path: string, body: unknown) =>
    shop.rest('POST', path, body, { [COUNTER_HEADER]: '1' }, browser);
  const session = (browser: string) =>
    shop.rest('GET', '/V1/counter/session', undefined, { [COUNTER_HEADER]: '1' }, browser);
  const someone = (): string => `ann${place}@staff.example`;

  test('the first invitation creates the owner’s account once, and cannot be created again', async () => {
    const token = (await firstInvitation(shop.platform))!;
    const spare = (await firstInvitation(shop.platform))!;
    const { body } = await post('a', '/V1/counter/invitation', { token });
    expect(body).toMatchObject({ email: null, role: 'owner', uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
    const account = { token, name: 'Ann Roy', password: PASSWORD, code: codeAt(body.secret, shop.clock.now()) };
    const email = someone();
    expect(await post('a', '/V1/counter/account', { ...account, email })).toMatchObject({ status: 200 });
    expect((await session('a')).body).toMatchObject({ email, role: 'owner', name: 'Ann Roy' });
    expect((await post('b', '/V1/counter/account', { ...account, email: 'eve@staff.example' })).status).toBe(404);
    expect((await post('b', '/V1/counter/invitation', { token: spare })).status).toBe(404);
    expect(await firstInvitation(shop.platform)).toBeUndefined();
  });

  test('a link needs a long password and the code of its secret, and expires after a week', async () => {
    const token = await invite(shop.platform, { email: someone(), role: 'counter' });
    const { secret } = (await post('a', '/V1/counter/invitation', { token })).body;
    const account = { token, name: 'Ann', password: PASSWORD, code: codeAt(secret, shop.clock.now()) };
    expect((await post('a', '/V1/counter/account', { ...account, password: 'short' })).body.error_code).toBe(
      'PASSWORD_REFUSED',
    );
    expect((await post('a', '/V1/counter/account', { ...account, code: '000000' })).body.error_code).toBe('CODE_WRONG');
    later(7 * 24 * 60);
    expect((await post('a', '/V1/counter/account', account)).body.error_code).toBe('LINK_INVALID');
  });

  test('signing in needs password and code; a code works once', async () => {
    const { email, secret } = await join(shop, someone(), 'owner');
    const credentials = { email, password: PASSWORD, code: codeAt(secret, shop.clock.now()) };
    expect((await post('b', '/V1/counter/session', credentials)).status).toBe(401);
    const code = codeAt(secret, later(1));
    expect((await post('b', '/V1/counter/session', { ...credentials, code: '123456' })).status).toBe(401);
    expect((await post('b', '/V1/counter/session', { ...credentials, code, password: 'wrong' })).status).toBe(401);
    expect((await post('b', '/V1/counter/session', { ...credentials, code })).status).toBe(200);
    expect((await session('b')).body).toMatchObject({ email, role: 'owner' });
    expect((await post('c', '/V1/counter/session', { ...credentials, code })).status).toBe(401);
  });

  test('a session names the features that are off', async () => {
    const { call } = await join(shop, someone(), 'owner');
    const off = async () => (await call('GET', '/V1/counter/session')).body.switched_off;
    expect(await off()).toEqual([]);
    const { db, cache } = shop.platform;
    await db.tx(async (tx) => cache.invalidate(tx, await saveSwitches(tx, ['quotes'])));
    const named = await off();
    await db.tx(async (tx) => cache.invalidate(tx, await saveSwitches(tx, [])));
    expect(named).toEqual(['quotes']);
  });

  test('after wrong passwords the client address is limited, even with the right password', async () => {
    const { email, secret } = await join(shop, someone(), 'owner');
    const wrong = { email, password: 'wrong', code: '000000' };
    for (let tries = 0; tries < 5; tries++) await post('thief', '/V1/counter/session', wrong);
    later(0.5);
    const right = { email, password: PASSWORD, code: codeAt(secret, shop.clock.now()) };
    expect((await post('thief', '/V1/counter/session', right)).status).toBe(401);
    const code = codeAt(secret, later(2));
    expect((await post('thief', '/V1/counter/session', { ...right, code })).status).toBe(200);
  });

  test('a session lasts twelve hours, gets a new cookie at each sign-in, and ends everywhere at once', async () => {
    const { email, secret, call } = await join(shop, someone(), 'owner');
    const sign = async (browser: string) =>
      post(browser, '/V1/counter/session', { email, password: PASSWORD, code: codeAt(secret, later(1)) });
    await sign('b');
    await sign('b');
    expect((await session('b')).status).toBe(200);
    expect((await session(email)).status).toBe(200);
    expect((await call('DELETE', '/V1/counter/sessions')).status).toBe(200);
    expect([(await session('b')).status, (await session(email)).status]).toEqual([401, 401]);
    await sign('c');
    later(12 * 60 - 1);
    expect((await session('c')).status).toBe(200);
    later(1);
    expect((await session('c')).status).toBe(401);
  });

  test('signing in replaces a session cookie set by another person', async () => {
    const eve = await join(shop, `eve${place}@staff.example`, 'counter');
    const { secret, email } = await join(shop, someone(), 'owner');
    const credentials = { email, password: PASSWORD, code: codeAt(secret, later(1)) };
    expect((await post(eve.email, '/V1/counter/session', credentials)).status).toBe(200);
    expect((await session(eve.email)).body.email).toBe(email);
    const sessions = await shop.platform.db.kysely.selectFrom('staff_session').select('hash').execute();
    expect(sessions).toHaveLength(2);
  });

  test('the owner invites, changes roles and closes accounts; the last owner stays', async () => {
    const owner = await join(shop, someone(), 'owner');
    const other = await join(shop, `bea${place}@staff.example`, 'counter');
    const accounts = (await owner.call('GET', '/V1/counter/accounts')).body as { id: number; email: string }[];
    const idOf = (email: string) => accounts.find((account) => account.email === email)!.id;
    const put = (email: string, body: unknown) => owner.call('PUT', `/V1/counter/accounts/${idOf(email)}`, body);
    for (const change of [{ role: 'counter' }, { is_closed: true }])
      expect((await put(owner.email, change)).body.error_code).toBe('LAST_OWNER');
    expect((await put(other.email, { role: 'warehouse' })).status).toBe(200);
    expect((await session(other.email)).status).toBe(401);
    const [change] = await changesOf(shop.platform.db.kysely, `account ${idOf(other.email)}`);
    expect(change).toMatchObject({
      channel: 'counter',
      who: owner.email,
      action: 'staff-changed',
      before: { role: 'counter', isClosed: false },
      after: { role: 'warehouse', isClosed: false },
    });
    expect((await put(other.email, { is_closed: true })).status).toBe(200);
    const credentials = { email: other.email, password: PASSWORD, code: codeAt(other.secret, later(1)) };
    expect((await post('b', '/V1/counter/session', credentials)).status).toBe(401);
    expect((await owner.call('POST', '/V1/counter/invitations', { email: 'x@y.example', role: 'king' })).status).toBe(
      400,
    );
  });

  test('a new link, another role and closing an account end the earlier links of its address', async () => {
    const owner = await join(shop, someone(), 'owner');
    const email = `Kim${place}@staff.example`;
    const isOpen = async (token: string) =>
      (await post('k', '/V1/counter/invitation', { token })).body.error_code !== 'LINK_INVALID';
    const first = await invite(shop.platform, { email, role: 'owner' });
    const second = await invite(shop.platform, { email: email.toLowerCase(), role: 'owner' });
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    await join(shop, email, 'counter');
    const accounts = (await owner.call('GET', '/V1/counter/accounts')).body as { id: number; email: string }[];
    const { id } = accounts.find((account) => account.email === email)!;
    for (const change of [{ role: 'warehouse' }, { is_closed: true }]) {
      const token = await invite(shop.platform, { email, role: 'owner' });
      expect((await owner.call('PUT', `/V1/counter/accounts/${id}`, change)).status).toBe(200);
      expect(await isOpen(token)).toBe(false);
    }
  });

  test('a link does not take the role from the last owner', async () => {
    const { email } = await join(shop, someone(), 'owner');
    await expect(join(shop, email, 'counter')).rejects.toThrow('LAST_OWNER');
    expect((await session(email)).body.role).toBe('owner');
    await join(shop, `ida${place}@staff.example`, 'owner');
    await join(shop, email, 'counter');
    expect((await session(email)).body.role).toBe('counter');
  });

  test('the owner ends the sessions of an account, which stays open', async () => {
    const owner = await join(shop, someone(), 'owner');
    const other = await join(shop, `ben${place}@staff.example`, 'counter');
    const accounts = (await owner.call('GET', '/V1/counter/accounts')).body as { id: number; email: string }[];
    const path = (id: number): string => `/V1/counter/accounts/${id}/sessions`;
    const { id } = accounts.find(({ email }) => email === other.email)!;
    expect((await other.call('DELETE', path(id))).status).toBe(401);
    expect((await session(other.email)).status).toBe(200);
    expect((await owner.call('DELETE', path(id))).status).toBe(200);
    expect((await session(other.email)).status).toBe(401);
    expect((await changesOf(shop.platform.db.kysely, `account ${id}`))[0]?.action).toBe('staff-signed-out');
    expect((await owner.call('DELETE', path(999_999))).status).toBe(404);
    const credentials = { email: other.email, password: PASSWORD, code: codeAt(other.secret, later(1)) };
    expect((await post('b', '/V1/counter/session', credentials)).status).toBe(200);
  });

  test('a reset of the authenticator ends codes and sessions at once; its link keeps the role', async () => {
    const owner = await join(shop, someone(), 'owner');
    const other = await join(shop, `lea${place}@staff.example`, 'warehouse');
    const invited = await invite(shop.platform, { email: other.email, role: 'owner' });
    const accounts = (await owner.call('GET', '/V1/counter/accounts')).body as { id: number; email: string }[];
    const pathOf = (email: string): string =>
      `/V1/counter/accounts/${accounts.find((account) => account.email === email)!.id}`;
    const reset = (email: string) => owner.call('POST', `${pathOf(email)}/authenticator`);
    const { token } = (await reset(other.email)).body;
    expect((await session(other.email)).status).toBe(401);
    const credentials = { email: other.email, password: PASSWORD };
    const code = codeAt(other.secret, later(1));
    expect((await post('b', '/V1/counter/session', { ...credentials, code })).status).toBe(401);
    expect((await post('b', '/V1/counter/invitation', { token: invited })).body.error_code).toBe('LINK_INVALID');

    const link = (await post('b', '/V1/counter/invitation', { token })).body;
    expect(link).toMatchObject({ email: other.email, role: 'warehouse' });
    const account = { token, name: 'Lea', password: PASSWORD, code: codeAt(link.secret, later(1)) };
    expect((await post('b', '/V1/counter/account', account)).status).toBe(200);
    expect((await session('b')).body).toMatchObject({ email: other.email, role: 'warehouse' });
    expect((await post('c', '/V1/counter/account', account)).body.error_code).toBe('LINK_INVALID');

    const id = pathOf(other.email).split('/').at(-1);
    const changes = await changesOf(shop.platform.db.kysely, `account ${id}`);
    expect(changes.find(({ action }) => action === 'authenticator-reset')).toMatchObject({ who: owner.email });
    expect((await reset(owner.email)).body.error_code).toBe('OWN_ACCOUNT');
    expect((await session(owner.email)).status).toBe(200);
    await owner.call('PUT', pathOf(other.email), { is_closed: true });
    expect((await reset(other.email)).body.error_code).toBe('ACCOUNT_CLOSED');
    expect((await owner.call('POST', '/V1/counter/accounts/999999/authenticator')).status).toBe(404);
  });

  test('the link of a closed account needs a confirmation, and opens the account again', async () => {
    const owner = await join(shop, someone(), 'owner');
    const { email } = await join(shop, `Max${place}@staff.example`, 'counter');
    const isClosed = async () => (await owner.call('GET', '/V1/counter/accounts')).body[0].is_closed;
    await staff.verbs['close']!.run(shop.platform, { args: [email], options: {} });
    const wish = { email: email.toLowerCase(), role: 'counter' };
    const call = (body: unknown) => owner.call('POST', '/V1/counter/invitations', body);
    expect((await call(wish)).body.error_code).toBe('ACCOUNT_CLOSED');
    const { token } = (await call({ ...wish, is_reopened: true })).body;
    const { secret } = (await post('b', '/V1/counter/invitation', { token })).body;
    const account = { token, name: 'Max', password: PASSWORD, code: codeAt(secret, shop.clock.now()) };
    expect((await post('b', '/V1/counter/account', account)).status).toBe(200);
    expect((await session('b')).body.role).toBe('counter');
    expect(await isClosed()).toBe(false);
  });

  test('a code proves the second factor again for five minutes', async () => {
    const owner = await join(shop, someone(), 'owner');
    const wish = { email: `new${place}@staff.example`, role: 'content' };
    const at = later(5);
    expect((await owner.call('POST', '/V1/counter/invitations', wish)).body.error_code).toBe('PROOF_NEEDED');
    expect((await owner.call('POST', '/V1/counter/proof', { code: '000000' })).body.error_code).toBe('CODE_WRONG');
    expect((await owner.call('POST', '/V1/counter/proof', { code: codeAt(owner.secret, at) })).status).toBe(200);
    expect((await owner.call('POST', '/V1/counter/invitations', wish)).body.token).toMatch(/^\w{43}$/);
  });

  test('the staff command invites, lists and closes', async () => {
    const run = (verb: string, ...args: string[]) => staff.verbs[verb]!.run(shop.platform, { args, options: {} });
    const email = someone();
    expect(await run('invite', email, 'warehouse')).toMatch(/http:\/\/shop\.test\/counter\/#\/welcome\/\w{43}$/);
    await expect(run('invite', email, 'king')).rejects.toThrow('There is no role king');
    await join(shop, email, 'warehouse');
    expect(await run('list')).toContain(`${email} (ann${place}): warehouse`);
    await expect(run('close', 'nobody@staff.example')).rejects.toThrow('There is no account');
    expect(await run('close', email)).toBe(`${email} is closed.`);
    expect((await session(email)).status).toBe(401);
    expect(await run('invite', email, 'warehouse')).toMatch(/^The account is closed; the link opens it again\.\n/);
  });
});
