import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { deleteExpired, startCustomers } from './service.ts';
import { createAccount, unusedIp, mailsTo, PASSWORD } from './testing/customers.ts';

const WRONG = 'Wrong-pass1';
const NEW = 'Granite-34';
const MINUTE = 60 * 1000;

describeWithDatabase('wrong passwords', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    startCustomers(shop.platform);
  });

  const isIn = async (email: string, password: string, caller: Caller): Promise<boolean> =>
    Boolean(
      (
        await shop.graphql(
          'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
          { email, password },
          { browser: 'none', isResponseLost: caller.browser === undefined, ...caller },
        )
      ).data.generateCustomerToken,
    );
  const guess = async (email: string, times: number, caller: Caller): Promise<void> => {
    for (let count = 0; count < times; count++) expect(await isIn(email, WRONG, caller)).toBe(false);
  };

  test('slow down their source, and no other', async () => {
    const email = 'slow@attempts.example';
    await createAccount(shop, email);
    const stranger = { ip: unusedIp() };
    await guess(email, 5, stranger);
    expect(await isIn(email, PASSWORD, stranger)).toBe(false);
    expect(await isIn(email, PASSWORD, { ip: unusedIp() })).toBe(true);
    shop.clock.advance(MINUTE);
    expect(await isIn(email, PASSWORD, stranger)).toBe(true);
    await guess(email, 4, stranger);
    expect(await isIn(email, PASSWORD, stranger)).toBe(true);
  });

  test('never slow down a known device, not even at the same address', async () => {
    const email = 'owner@attempts.example';
    await createAccount(shop, email);
    const ip = unusedIp();
    expect(await isIn(email, PASSWORD, { ip, browser: 'owner' })).toBe(true);
    await guess(email, 12, { ip });
    expect(await isIn(email, PASSWORD, { ip })).toBe(false);
    expect(await isIn(email, PASSWORD, { ip, browser: 'owner' })).toBe(true);
  });

  test('a device is known to the accounts that signed in on it, and to no other', async () => {
    const [mine, hers] = ['mine@attempts.example', 'hers@attempts.example'];
    await createAccount(shop, mine);
    await createAccount(shop, hers);
    const ip = unusedIp();
    expect(await isIn(mine, PASSWORD, { ip, browser: 'shared' })).toBe(true);
    await guess(hers, 5, { ip });
    expect(await isIn(hers, PASSWORD, { ip, browser: 'shared' })).toBe(false);
    expect(await isIn(hers, PASSWORD, { ip: unusedIp(), browser: 'shared' })).toBe(true);
    expect(await isIn(hers, PASSWORD, { ip, browser: 'shared' })).toBe(true);
    expect(await isIn(mine, PASSWORD, { ip, browser: 'shared' })).toBe(true);
  });

  test('from all sources end after a hundred; a known device is still accepted', async () => {
    const email = 'many@attempts.example';
    await createAccount(shop, email);
    expect(await isIn(email, PASSWORD, { ip: unusedIp(), browser: 'many' })).toBe(true);
    await sql`update sign_in_attempt set failures = 99 where source = ''`.execute(shop.platform.db.kysely);
    await guess(email, 1, { ip: unusedIp() });
    await sql`update sign_in_attempt set failures = 100 where source = ''`.execute(shop.platform.db.kysely);
    expect(await isIn(email, PASSWORD, { ip: unusedIp() })).toBe(false);
    expect(await isIn(email, PASSWORD, { ip: unusedIp(), browser: 'many' })).toBe(true);
  });

  test('in parallel do not evade the limit', async () => {
    const email = 'burst@attempts.example';
    await createAccount(shop, email);
    const stranger = { ip: unusedIp() };
    const burst = Array.from({ length: 20 }, () => isIn(email, WRONG, stranger));
    await Promise.all(burst);
    const { rows } = await sql<{
      failures: number;
    }>`select failures from sign_in_attempt where source = ${stranger.ip}`.execute(shop.platform.db.kysely);
    expect(rows).toEqual([{ failures: 5 }]);
  });

  test('the owner is warned once a day, with a link that signs in from a throttled source', async () => {
    const email = 'told@attempts.example';
    await createAccount(shop, email);
    const ip = unusedIp();
    await guess(email, 4, { ip });
    expect(await mailsTo(shop, email)).toEqual([]);
    await guess(email, 3, { ip });
    await guess(email, 6, { ip: unusedIp() });
    const mails = await mailsTo(shop, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Wrong passwords for your account');
    const token = /token=([A-Za-z0-9]{43})/.exec(mails[0] ?? '')?.[1];
    expect(await isIn(email, PASSWORD, { ip })).toBe(false);
    const { data } = await shop.graphql(
      'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }',
      { email, token, password: NEW },
      { ip, browser: 'told' },
    );
    expect(data.resetPassword).toBe(true);
    expect(await isIn(email, NEW, { ip })).toBe(true);
    await guess(email, 5, { ip });
    expect([await isIn(email, NEW, { ip }), await isIn(email, NEW, { ip, browser: 'told' })]).toEqual([false, true]);
    const notices = (await mailsTo(shop, email)).length;
    shop.clock.advance(25 * 60 * MINUTE);
    await guess(email, 5, { ip });
    expect(await mailsTo(shop, email)).toHaveLength(notices + 1);
  });

  test('an unknown address is counted and throttled alike, and no email is sent', async () => {
    const email = 'nobody@attempts.example';
    const ip = unusedIp();
    await guess(email, 6, { ip });
    const rows = async (address: string) =>
      (
        await sql<{ source: string; failures: number }>`select source, failures from sign_in_attempt
          where source = ${address} or subject in (select subject from sign_in_attempt where source = ${address}) order by source`.execute(
          shop.platform.db.kysely,
        )
      ).rows.map(({ failures }) => failures);
    const known = 'known@attempts.example';
    await createAccount(shop, known);
    const other = unusedIp();
    await guess(known, 6, { ip: other });
    expect(await rows(ip)).toEqual([5, 5]);
    expect(await rows(other)).toEqual([5, 5]);
    expect(await mailsTo(shop, email)).toEqual([]);
  });

  test('a new password makes other devices unknown; attempts expire, and devices after 400 days', async () => {
    const email = 'changed@attempts.example';
    await createAccount(shop, email);
    const ip = unusedIp();
    expect(await isIn(email, PASSWORD, { ip, browser: 'stolen' })).toBe(true);
    const { data } = await shop.graphql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
      { ip, browser: 'home' },
    );
    await shop.graphql(
      'mutation ($old: String!, $new: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $new) { email } }',
      { old: PASSWORD, new: NEW },
      { ip, browser: 'home', headers: { authorization: `Bearer ${data.generateCustomerToken.token}` } },
    );
    await guess(email, 5, { ip });
    expect([
      await isIn(email, NEW, { ip, browser: 'stolen' }),
      await isIn(email, NEW, { ip, browser: 'home' }),
    ]).toEqual([false, true]);
    shop.clock.advance(399 * 24 * 60 * MINUTE);
    await deleteExpired(shop.platform);
    await guess(email, 5, { ip });
    expect([await isIn(email, NEW, { ip }), await isIn(email, NEW, { ip, browser: 'home' })]).toEqual([false, true]);
    shop.clock.advance(401 * 24 * 60 * MINUTE);
    expect(await deleteExpired(shop.platform)).toMatchObject({
      attempts: expect.any(Number),
      devices: expect.any(Number),
    });
    const { rows } = await sql`select source from sign_in_attempt union all select 'device' from known_device`.execute(
      shop.platform.db.kysely,
    );
    expect(rows).toEqual([]);
  });
});
