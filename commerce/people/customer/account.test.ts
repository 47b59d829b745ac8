import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { add } from '#commerce/after-sale/orders/testing/shopper.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { CREATE_RATE } from './rules.ts';
import {
  as,
  createAccount,
  customer,
  keyIn,
  mailsTo,
  PASSWORD,
  firstError,
  signIn,
  unusedIp,
} from './testing/customers.ts';
import type { SignedIn } from './testing/customers.ts';

const UPDATE =
  'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname lastname is_subscribed } } }';
const EMAIL =
  'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }';
const CONFIRM = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }';
const CHANGE =
  'mutation ($current: String!, $next: String!) { changeCustomerPassword(currentPassword: $current, newPassword: $next) { email } }';
const WRONG = ["The password doesn't match this account. Verify the password and try again.", 'graphql-authentication'];

describeWithDatabase("a customer's account", (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const changeEmail = (by: SignedIn, email: string, password = PASSWORD) => by.execute(EMAIL, { email, password });
  const tryConfirm = (email: string, key: string) =>
    shop.graphql(CONFIRM, { input: { email, confirmation_key: key } }, { ip: unusedIp() });
  const confirm = async (email: string, key: string) => (await tryConfirm(email, key)).data.confirmEmail.customer;
  const changePassword = (by: SignedIn, next: string, current = PASSWORD) => by.execute(CHANGE, { current, next });

  test('[GN-09] [AA-01] the account is readable by its owner, not by a guest', async () => {
    const ann = await customer(shop, 'ann@account.example');
    const query =
      '{ customer { id email firstname lastname created_at is_subscribed default_billing default_shipping addresses { id } } }';
    expect((await ann.execute(query)).data.customer).toEqual({
      id: null,
      email: 'ann@account.example',
      firstname: 'Ann',
      lastname: 'Roy',
      created_at: '2026-06-15 12:00:00',
      is_subscribed: false,
      default_billing: null,
      default_shipping: null,
      addresses: [],
    });
    expect(firstError(await shop.graphql(query))).toEqual([
      "The current customer isn't authorized.",
      'graphql-authorization',
    ]);
  });

  test('names change, absent ones are unchanged, and empty ones are refused', async () => {
    const by = await customer(shop, 'names@account.example');
    expect((await by.execute(UPDATE, { input: { firstname: ' Zoé ' } })).data.updateCustomerV2.customer).toMatchObject({
      firstname: 'Zoé',
      lastname: 'Roy',
    });
    expect((await by.execute(UPDATE, { input: { lastname: '  ' } })).errors?.[0]?.message).toBe(
      'Required parameters are missing: lastname',
    );
    expect((await by.execute(UPDATE, { input: { lastname: 'x'.repeat(256) } })).errors?.[0]?.message).toBe(
      'Last Name is not valid! The max length is 255',
    );
  });

  test('an empty change is refused, of the account and of an address', async () => {
    const by = await customer(shop, 'nothing@account.example');
    const refusals = async (request: typeof by.execute) => [
      (await request(UPDATE, { input: {} })).errors?.[0]?.message,
      (await request('mutation { updateCustomerAddress(id: 1) { id } }')).errors?.[0]?.message,
    ];
    expect(await refusals(by.execute)).toEqual([
      '"input" value should be specified',
      '"input" value must be specified',
    ]);
    const guest: typeof by.execute = (query, variables) => shop.graphql(query, variables);
    expect(await refusals(guest)).toEqual(Array(2).fill("The current customer isn't authorized."));
  });

  test('subscribing and unsubscribing in the account are each recorded once in the consent ledger', async () => {
    const by = await customer(shop, 'letter@account.example');
    const set = async (is_subscribed: boolean) =>
      (await by.execute(UPDATE, { input: { is_subscribed } })).data.updateCustomerV2.customer.is_subscribed;
    expect([await set(true), await set(true)]).toEqual([true, true]);
    expect(
      (await by.execute(UPDATE, { input: { firstname: 'Zoé' } })).data.updateCustomerV2.customer.is_subscribed,
    ).toBe(true);
    expect([await set(false), await set(false)]).toEqual([false, false]);
    const { rows } =
      await sql`select c.action, c.source, c.given_at as "givenAt" from newsletter_consent c join newsletter_subscriber s on s.id = c.subscriber_id
      where s.email = 'letter@account.example' order by c.id`.execute(shop.platform.db.kysely);
    expect(rows).toEqual([
      { action: 'subscribed', source: 'account', givenAt: new Date('2026-06-15T12:00:00Z') },
      { action: 'unsubscribed', source: 'account', givenAt: new Date('2026-06-15T12:00:00Z') },
    ]);
  });

  test('the email address changes only with the password; cart and sign-in use the new one, and both addresses are notified', async () => {
    const by = await customer(shop, 'old@account.example', 'CA_FR');
    const cart = (await by.execute('{ customerCart { id } }')).data.customerCart.id;
    await add(shop, cart, 'TILE', 1, {}, { headers: by.headers });
    expect(firstError(await changeEmail(by, 'new@account.example', 'Wrong-pass1'))).toEqual(WRONG);
    expect((await changeEmail(by, 'new@account.example', '')).errors?.[0]?.message).toBe(
      'Provide the current "password" to change "email".',
    );
    expect((await changeEmail(by, 'new@')).errors?.[0]?.message).toBe('"new@" is not a valid email address.');
    expect((await changeEmail(by, 'New@account.example')).data.updateCustomerEmail.customer).toEqual({
      email: by.email,
    });
    expect((await by.execute('{ customer { email } customerCart { email } }')).data).toEqual({
      customer: { email: by.email },
      customerCart: { email: by.email },
    });
    expect((await mailsTo(shop, by.email)).join('')).toContain('Une nouvelle adresse courriel');
    const [mail] = await mailsTo(shop, 'New@account.example');
    expect(mail).toContain('lang="fr-CA"');
    expect(await confirm('new@account.example', keyIn(mail))).toEqual({ email: 'New@account.example' });
    expect((await by.execute('{ customerCart { email } }')).data.customerCart.email).toBe('New@account.example');
    expect([await signIn(shop, 'old@account.example'), await signIn(shop, 'new@account.example')]).toEqual([
      undefined,
      expect.any(String),
    ]);
    for (const mailbox of ['old@account.example', 'New@account.example'])
      expect((await mailsTo(shop, mailbox)).join('')).toContain('Votre adresse courriel a');
  });

  test('the current address is not a change, and a change rolls back if its email cannot be queued', async () => {
    const by = await customer(shop, 'same@account.example');
    expect((await changeEmail(by, 'same@account.example')).data.updateCustomerEmail.customer.email).toBe(by.email);
    expect(await mailsTo(shop, by.email)).toEqual([]);
    const outbox = vi.spyOn(shop.platform.mail, 'enqueue').mockRejectedValueOnce(new Error('no outbox'));
    expect(firstError(await changeEmail(by, 'other@account.example'))[1]).not.toBe('graphql-already-exists');
    expect(outbox).toHaveBeenCalledOnce();
    outbox.mockRestore();
    expect((await by.execute('{ customer { email } }')).data.customer.email).toBe(by.email);
  });

  test('an IP address may change sixty e-mail addresses an hour', async () => {
    const by = await customer(shop, 'mover@account.example');
    const ip = '203.0.113.90';
    for (let count = 0; count < 60; count++) shop.platform.rateLimit.allow('change-email', ip, CREATE_RATE);
    expect(firstError(await by.execute(EMAIL, { email: 'moved@account.example', password: PASSWORD }, { ip }))[1]).toBe(
      'graphql-too-many-requests',
    );
  });

  test('an address that is taken is refused, for concurrent requests too', async () => {
    await createAccount(shop, 'taken@account.example');
    const by = await customer(shop, 'wants@account.example');
    expect(firstError(await changeEmail(by, 'TAKEN@account.example'))).toEqual([
      'A customer with the same email address already exists in an associated website.',
      'graphql-already-exists',
    ]);
    const others = await Promise.all(
      ['one@account.example', 'two@account.example', 'three@account.example'].map((email) => customer(shop, email)),
    );
    await Promise.all(others.map((other) => changeEmail(other, 'race@account.example')));
    const keys = (await mailsTo(shop, 'race@account.example')).map(keyIn);
    const responses = await Promise.all(keys.map((key) => tryConfirm('race@account.example', key)));
    expect([keys.length, responses.filter(({ errors }) => !errors).length]).toEqual([3, 1]);
    for (const response of responses.filter(({ errors }) => errors))
      expect(firstError(response)[1]).toBe('graphql-already-exists');
  });

  test('[GN-09] a new password ends every other session and notifies the owner', async () => {
    const by = await customer(shop, 'change@account.example');
    const other = as(shop, by.email, (await signIn(shop, by.email)) ?? '');
    expect(firstError(await changePassword(by, 'Granite-34', 'Wrong-pass1'))).toEqual(WRONG);
    expect((await changePassword(by, 'Granite-34', '')).errors?.[0]?.message).toBe(
      'Specify the "currentPassword" value.',
    );
    expect((await changePassword(by, 'short')).errors?.[0]?.message).toBe(
      'The password needs at least 8 characters. Create a new password and try again.',
    );
    expect((await changePassword(by, 'Granite-34')).data.changeCustomerPassword).toEqual({ email: by.email });
    expect((await by.execute('{ customer { email } }')).data.customer).toEqual({ email: by.email });
    expect(firstError(await other.execute('{ customer { email } }'))[1]).toBe('graphql-authorization');
    expect([await signIn(shop, by.email), await signIn(shop, by.email, 'Granite-34')]).toEqual([
      undefined,
      expect.any(String),
    ]);
    const mails = await mailsTo(shop, by.email);
    expect(mails.at(-1)).toContain('Subject: Your password has been changed');
    expect(mails.join('')).not.toContain('Granite-34');
  });

  test('a stolen session cannot guess the password: ten wrong ones lock password checks, and signing in remains possible', async () => {
    const by = await customer(shop, 'stolen@account.example');
    for (let count = 0; count < 10; count++)
      expect(firstError(await changePassword(by, 'Granite-34', `Wrong-pass${count}`))).toEqual(WRONG);
    expect(firstError(await changePassword(by, 'Granite-34'))).toEqual([
      'The account is locked.',
      'graphql-authentication',
    ]);
    expect(await signIn(shop, by.email)).toEqual(expect.any(String));
  });

  test('a right password resets the count of wrong ones, and a lock ends after ten minutes', async () => {
    let by = await customer(shop, 'forgiven@account.example');
    const prove = async (password = PASSWORD) => firstError(await changeEmail(by, by.email, password))[0];
    for (let count = 0; count < 9; count++) expect(await prove(`Wrong-pass${count}`)).toBe(WRONG[0]);
    expect(await prove()).toBeUndefined();
    expect(await prove('Wrong-pass9')).toBe(WRONG[0]);
    expect(await prove()).toBeUndefined();
    by = await customer(shop, 'unlocked@account.example');
    for (let count = 0; count < 10; count++) await prove(`Wrong-pass${count}`);
    expect(await prove()).toBe('The account is locked.');
    shop.clock.advance(600_000);
    expect(await prove()).toBeUndefined();
  });

  test('deleting an account removes sessions, addresses and open cart, and notifies the owner', async () => {
    const by = await customer(shop, 'leaves@account.example');
    const cart = (await by.execute('{ customerCart { id } }')).data.customerCart.id;
    expect((await by.execute('mutation { deleteCustomer }')).data.deleteCustomer).toBe(true);
    expect(firstError(await by.execute('{ customer { email } }'))[1]).toBe('graphql-authorization');
    expect(firstError(await by.execute('mutation { deleteCustomer }'))[1]).toBe('graphql-authorization');
    expect(await signIn(shop, by.email)).toBeUndefined();
    expect(
      (await shop.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', { id: cart })).errors,
    ).toHaveLength(1);
    expect((await mailsTo(shop, by.email)).at(-1)).toContain('Subject: Your account has been deleted');
    await createAccount(shop, by.email);
    expect(await signIn(shop, by.email)).toEqual(expect.any(String));
  });

  test('every operation refuses guests', async () => {
    const asGuest = [
      shop.graphql(UPDATE, { input: { firstname: 'Eve' } }),
      shop.graphql(EMAIL, { email: 'eve@account.example', password: PASSWORD }),
      shop.graphql(CHANGE, { current: PASSWORD, next: 'Granite-34' }),
      shop.graphql('mutation { deleteCustomer }'),
    ];
    for (const response of asGuest)
      expect(firstError(await response)).toEqual(["The current customer isn't authorized.", 'graphql-authorization']);
  });
});
