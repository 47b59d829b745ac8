import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestResponse, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { stores } from '#commerce/after-sale/orders/testing/products.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import { as, customer, firstError, mailsTo, PASSWORD, unusedIp, type SignedIn } from '../testing/customers.ts';
import { deleteExpired } from '../service.ts';
import { createAuthenticator, type Authenticator } from './testing/authenticator.ts';

const START =
  'mutation ($password: String) { startPasskey(password: $password) { challenge rp_id rp_name user_id user_name user_display_name known } }';
const ADD =
  'mutation ($input: PasskeyAttestationInput!) { addPasskey(input: $input) { id name created_at last_used_at } }';
const START_SIGN_IN = 'mutation { startPasskeySignIn { challenge rp_id } }';
const SIGN_IN = 'mutation ($input: PasskeyAssertionInput!) { signInWithPasskey(input: $input) { token email } }';
const LIST = '{ customerPasskeys { id name created_at last_used_at } }';
const ME = '{ customer { email } }';
const REFUSED = ['The passkey was not accepted.', 'graphql-authentication'];

describeWithDatabase('passkeys', (open) => {
  let shop: TestShop;
  let home: { origin: string; domain: string };
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: (db) => saveStores(db, stores),
    });
    const { domain, origins } = shop.platform.settings.passkeys;
    home = { domain, origin: origins[0] ?? '' };
  });

  const start = async (by: SignedIn, password?: string) =>
    (await by.execute(START, { password })).data.startPasskey as { challenge: string; user_id: string };
  const add = async (by: SignedIn, device: Authenticator, name = 'Phone'): Promise<TestResponse> =>
    by.execute(ADD, { input: device.create(await start(by), name) });
  const challenge = async (): Promise<{ challenge: string }> =>
    (await shop.graphql(START_SIGN_IN, {}, { ip: unusedIp() })).data.startPasskeySignIn;
  const send = (input: unknown, store?: string): Promise<TestResponse> =>
    shop.graphql(SIGN_IN, { input }, { ip: unusedIp(), ...(store ? { store } : {}) });
  const signIn = async (device: Authenticator, how = {}): Promise<TestResponse> =>
    send(device.use(await challenge(), how));
  /** A customer with a passkey. */
  const owner = async (email: string): Promise<{ ann: SignedIn; device: Authenticator; id: string }> => {
    const ann = await customer(shop, email);
    const device = createAuthenticator(home);
    return { ann, device, id: (await add(ann, device)).data.addPasskey.id };
  };

  test('a passkey is added, notified by email, and signs in', async () => {
    const ann = await customer(shop, 'ann@passkeys.example');
    const device = createAuthenticator(home);
    const options = await ann.execute(START);
    expect(options.data.startPasskey).toMatchObject({
      rp_id: 'shop.test',
      user_name: ann.email,
      user_display_name: 'Ann Roy',
      known: [],
    });
    const input = device.create(options.data.startPasskey, ' Phone ');
    const { addPasskey } = (await ann.execute(ADD, { input })).data;
    expect(addPasskey).toMatchObject({ name: 'Phone', last_used_at: null });
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('A passkey was added to your account');
    const { token, email } = (await signIn(device)).data.signInWithPasskey;
    expect(email).toBe(ann.email);
    expect((await as(shop, email, token).execute(ME)).data.customer).toEqual({ email });
    expect((await ann.execute(LIST)).data.customerPasskeys).toEqual([
      { ...addPasskey, last_used_at: shop.platform.clock.now().toISOString() },
    ]);
    expect((await ann.execute(START)).data.startPasskey.known).toEqual([input.id]);
    expect(firstError(await add(ann, device))).toEqual(REFUSED);
  });

  test('an older sign-in needs the password to add a passkey', async () => {
    const ann = await customer(shop, 'later@passkeys.example');
    shop.clock.advance(10 * 60_000);
    expect((await ann.execute(START)).errors).toBeUndefined();
    shop.clock.advance(1);
    expect((await ann.execute(START)).errors?.[0]?.extensions).toMatchObject({ error_code: 'PASSWORD_NEEDED' });
    expect((await ann.execute(START, { password: 'Wrong-pass1' })).errors?.[0]?.extensions).toMatchObject({
      error_code: 'PASSWORD_WRONG',
    });
    expect((await ann.execute(START, { password: PASSWORD })).data.startPasskey.challenge).toMatch(/^[\w-]{58}$/);
  });

  test('a challenge works once, for five minutes, for its own purpose', async () => {
    const { ann, device } = await owner('once@passkeys.example');
    const once = await challenge();
    expect((await send(device.use(once))).errors).toBeUndefined();
    // A new signature with a new counter.
    expect(firstError(await send(device.use(once)))).toEqual(REFUSED);
    const late = await challenge();
    shop.clock.advance(5 * 60_000);
    expect(firstError(await send(device.use(late)))).toEqual(REFUSED);
    const given = await start(ann);
    expect(firstError(await send(device.use(given)))).toEqual(REFUSED);
    const other = createAuthenticator(home);
    const forSignIn = { ...(await start(ann)), ...(await challenge()) };
    expect(firstError(await ann.execute(ADD, { input: other.create(forSignIn, 'x') }))).toEqual(REFUSED);
    const eve = await customer(shop, 'eve@passkeys.example');
    expect(firstError(await eve.execute(ADD, { input: other.create(await start(ann), 'x') }))).toEqual(REFUSED);
    expect(firstError(await send(device.use({ challenge: 'x' })))).toEqual(REFUSED);
    expect(firstError(await send({ ...device.use(await challenge()), client_data_json: '{' }))).toEqual(REFUSED);
    await challenge();
    shop.clock.advance(5 * 60_000);
    expect((await deleteExpired(shop.platform))['challenges']).toBeGreaterThan(0);
  });

  test('signatures for another origin or device, invalid ones, and repeated counters are refused', async () => {
    const { ann, device } = await owner('strict@passkeys.example');
    for (const how of [{ origin: 'https://evil.example' }, { domain: 'evil.example' }, { isVerified: false }])
      expect([how, firstError(await signIn(device, how))]).toEqual([how, REFUSED]);
    for (const how of [{ origin: 'https://evil.example' }, { domain: 'evil.example' }, { isVerified: false }])
      expect(
        firstError(await ann.execute(ADD, { input: createAuthenticator(home).create(await start(ann), 'x', how) })),
      ).toEqual(REFUSED);
    const input = device.use(await challenge());
    const stranger = createAuthenticator(home);
    for (const change of [
      { signature: stranger.use({ challenge: 'x' }).signature },
      { id: stranger.use({ challenge: 'x' }).id },
      { user_handle: 'x' },
    ])
      expect(firstError(await send({ ...device.use(await challenge()), ...change }))).toEqual(REFUSED);
    expect(firstError(await send({ ...input, signature: 'x' }))).toEqual(REFUSED);
    expect((await signIn(device, { counter: 50 })).errors).toBeUndefined();
    for (const counter of [50, 49, 0]) expect(firstError(await signIn(device, { counter }))).toEqual(REFUSED);
    expect((await signIn(device, { counter: 51 })).data.signInWithPasskey.email).toBe(ann.email);
  });

  test('a removed passkey, and one of a deleted account, cannot sign in', async () => {
    const { ann, device, id } = await owner('gone@passkeys.example');
    const second = createAuthenticator(home);
    await add(ann, second);
    expect((await ann.execute('mutation ($id: ID!) { removePasskey(id: $id) }', { id })).data.removePasskey).toBe(true);
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('A passkey was removed from your account');
    expect(firstError(await signIn(device))).toEqual(REFUSED);
    expect((await signIn(second)).data.signInWithPasskey.email).toBe(ann.email);
    await ann.execute('mutation { deleteCustomer }');
    expect(firstError(await signIn(second))).toEqual(REFUSED);
  });

  test('a passkey is renamed; the name is required and limited', async () => {
    const { ann, id } = await owner('named@passkeys.example');
    const rename = (name: string) =>
      ann.execute('mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }', { id, name });
    expect((await rename('Laptop')).data.renamePasskey).toEqual({ name: 'Laptop' });
    for (const name of [' ', 'x'.repeat(61)]) expect(firstError(await rename(name))[1]).toBe('graphql-input');
    expect((await ann.execute(LIST)).data.customerPasskeys).toMatchObject([{ name: 'Laptop' }]);
  });

  test('an account has twenty passkeys at most', async () => {
    const { ann } = await owner('many@passkeys.example');
    for (let count = 1; count < 20; count += 1) await add(ann, createAuthenticator(home));
    expect((await ann.execute(START)).errors?.[0]?.extensions).toMatchObject({ error_code: 'PASSKEY_LIMIT' });
  });
});
