import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { deleteExpired, startCustomers } from './service.ts';
import {
  as,
  createAccount,
  customer,
  unusedIp,
  mailsTo,
  PASSWORD,
  firstError,
  signIn,
  proveEmail,
} from './testing/customers.ts';

const REQUEST = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const RESET =
  'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }';
const MISMATCHED = ['The password token is mismatched. Reset and try again.', 'graphql-input'];
const NEW = 'Granite-34';
const HOUR = 3600 * 1000;

describeWithDatabase('a forgotten password', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    startCustomers(shop.platform);
  });

  const request = (email: string, ip = unusedIp()) => shop.graphql(REQUEST, { email }, { ip });
  const reset = (email: string, token: string, password = NEW, ip = unusedIp()) =>
    shop.graphql(RESET, { email, token, password }, { ip });
  const jobs = async (): Promise<number> =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from job where kind = 'password-reset' and done_at is null`.execute(
        shop.platform.db.kysely,
      )
    ).rows[0]!.count;

  /** The link in the last mail. */
  const link = async (email: string): Promise<URL> => {
    const found = [
      ...((await mailsTo(shop, email)).at(-1) ?? '').matchAll(/http:\/\/shop\.test\S*createPassword\?[\w%=&@.+-]+/g),
    ];
    return new URL(found[0]?.[0] ?? 'http://no.link/');
  };
  const tokenOf = async (email: string): Promise<string> => {
    await request(email);
    return (await link(email)).searchParams.get('token') ?? '';
  };

  test('[SI-06] [RT-10] the link opens the page of the account’s store view, in its language, and sets a new password once', async () => {
    await createAccount(shop, 'oubli@reset.example', 'CA_FR');
    const before = as(shop, 'oubli@reset.example', (await signIn(shop, 'oubli@reset.example')) ?? '');
    expect((await request(' OUBLI@reset.example ')).data.requestPasswordResetEmail).toBe(true);
    const url = await link('oubli@reset.example');
    expect([url.pathname, url.searchParams.get('email')]).toEqual([
      '/CA_FR/customer/account/createPassword',
      'oubli@reset.example',
    ]);
    expect((await mailsTo(shop, 'oubli@reset.example')).at(-1)).toContain('lang="fr-CA"');
    const token = url.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[A-Za-z0-9]{43}$/);
    expect((await reset('oubli@reset.example', token)).data.resetPassword).toBe(true);
    expect([await signIn(shop, 'oubli@reset.example'), await signIn(shop, 'oubli@reset.example', NEW)]).toEqual([
      undefined,
      expect.any(String),
    ]);
    expect(firstError(await before.execute('{ customer { email } }'))[1]).toBe('graphql-authorization');
    expect(firstError(await reset('oubli@reset.example', token, 'Basalt-56'))).toEqual(MISMATCHED);
    expect(await mailsTo(shop, 'oubli@reset.example')).toHaveLength(2);
  });

  test('[SI-06] a request does not reveal which accounts exist: the same response, the same work, and no email without an account', async () => {
    await createAccount(shop, 'known@reset.example');
    const before = await jobs();
    const [known, unknown] = [await request('known@reset.example'), await request('unknown@reset.example')];
    expect(known).toEqual(unknown);
    expect((await jobs()) - before).toBe(2);
    expect(await mailsTo(shop, 'known@reset.example')).toHaveLength(1);
    expect(await mailsTo(shop, 'unknown@reset.example')).toHaveLength(0);
    expect(await jobs()).toBe(before);
    expect(firstError(await reset('unknown@reset.example', 'x'.repeat(43)))).toEqual(MISMATCHED);
    expect(firstError(await reset('known@reset.example', 'x'.repeat(43)))).toEqual(MISMATCHED);
  });

  test('the database stores neither tokens nor emails in plain text', async () => {
    await createAccount(shop, 'hash@reset.example');
    const token = await tokenOf('hash@reset.example');
    const { rows } = await sql<{
      text: string;
    }>`select r::text as text from customer_password_reset r union all select j::text from job j`.execute(
      shop.platform.db.kysely,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  test('a link is valid for an hour', async () => {
    await createAccount(shop, 'late@reset.example');
    const token = await tokenOf('late@reset.example');
    shop.clock.advance(HOUR);
    expect(firstError(await reset('late@reset.example', token))).toEqual([
      'The password token is expired. Reset and try again.',
      'graphql-input',
    ]);
    const next = await tokenOf('late@reset.example');
    shop.clock.advance(HOUR - 1000);
    expect((await reset('late@reset.example', next)).data.resetPassword).toBe(true);
  });

  test('an expired link is reported as such for a day, then deleted', async () => {
    await createAccount(shop, 'day@reset.example');
    const token = await tokenOf('day@reset.example');
    shop.clock.advance(25 * HOUR);
    await deleteExpired(shop.platform);
    expect(firstError(await reset('day@reset.example', token))[0]).toBe(
      'The password token is expired. Reset and try again.',
    );
    shop.clock.advance(1);
    await deleteExpired(shop.platform);
    expect(firstError(await reset('day@reset.example', token))).toEqual(MISMATCHED);
  });

  test('only the last link works, only for its own account, and only once when used concurrently', async () => {
    for (const email of ['last@reset.example', 'other@reset.example']) await createAccount(shop, email);
    const first = await tokenOf('last@reset.example');
    const last = await tokenOf('last@reset.example');
    expect(firstError(await reset('last@reset.example', first))).toEqual(MISMATCHED);
    expect(firstError(await reset('other@reset.example', last))).toEqual(MISMATCHED);
    const both = await Promise.all([reset('last@reset.example', last), reset('last@reset.example', last, 'Basalt-56')]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('an invalid password is refused and the link remains valid', async () => {
    await createAccount(shop, 'closed@reset.example');
    const token = await tokenOf('closed@reset.example');
    expect((await reset('closed@reset.example', token, 'short')).errors?.[0]?.message).toContain(
      'at least 8 characters',
    );
    expect((await reset('closed@reset.example', token, '')).errors?.[0]?.message).toBe('newPassword must be specified');
    expect((await reset('closed@reset.example', '')).errors?.[0]?.message).toBe('resetPasswordToken must be specified');
    expect((await reset('closed@reset.example', token)).data.resetPassword).toBe(true);
    expect(await signIn(shop, 'closed@reset.example', NEW)).toEqual(expect.any(String));
  });

  test('a change of e-mail address or password voids an earlier link', async () => {
    const by = await customer(shop, 'moved@reset.example');
    const token = await tokenOf('moved@reset.example');
    await by.execute(
      'mutation ($password: String!) { updateCustomerEmail(email: "away@reset.example", password: $password) { customer { email } } }',
      { password: PASSWORD },
    );
    await proveEmail(shop, 'away@reset.example');
    for (const email of ['moved@reset.example', 'away@reset.example'])
      expect(firstError(await reset(email, token))).toEqual(MISMATCHED);
    const other = await customer(shop, 'renewed@reset.example');
    const link = await tokenOf(other.email);
    await other.execute(
      'mutation ($old: String!, $new: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $new) { email } }',
      { old: PASSWORD, new: NEW },
    );
    expect(firstError(await reset(other.email, link, 'Basalt-56'))).toEqual(MISMATCHED);
    expect(await signIn(shop, other.email, NEW)).toEqual(expect.any(String));
  });

  test('an invalid address is refused; an IP address may send twenty requests an hour, an email address gets three emails an hour', async () => {
    expect((await request('')).errors?.[0]?.message).toBe('You must specify an email address.');
    expect((await request('ann@')).errors?.[0]?.message).toBe('The email address has an invalid format.');
    const requested = [];
    for (let count = 0; count < 21; count++)
      requested.push(firstError(await request(`many${count}@reset.example`, '203.0.113.80'))[1]);
    expect(requested).toEqual([...Array(20).fill(undefined), 'graphql-too-many-requests']);
    await createAccount(shop, 'flood@reset.example');
    for (let count = 0; count < 6; count++)
      expect((await request('flood@reset.example')).data.requestPasswordResetEmail).toBe(true);
    expect(await mailsTo(shop, 'flood@reset.example')).toHaveLength(3);
  });

  test('an IP address may try twenty tokens an hour', async () => {
    const tried = [];
    for (let count = 0; count < 21; count++)
      tried.push(firstError(await reset('known@reset.example', `guess${count}`, NEW, '203.0.113.81'))[1]);
    expect(tried).toEqual([...Array(20).fill('graphql-input'), 'graphql-too-many-requests']);
  });
});
