import { beforeAll, expect, test } from 'vitest';
import { montreal } from '#commerce/after-sale/orders/testing/shopper.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { startCustomers } from './service.ts';
import { createAccount, customer, mailsTo, PASSWORD, signIn, proveEmail } from './testing/customers.ts';

describeWithDatabase('an account over REST', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    startCustomers(shop.platform);
  });

  test('[GN-09] is read and changed by its owner, the e-mail address only with the password', async () => {
    const by = await customer(shop, 'me@rest.example');
    const input = { ...montreal, region: { region_code: 'QC' }, default_shipping: true };
    const { data } = await by.execute(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input },
    );
    const { id } = data.createCustomerAddress;
    const { body: me } = await shop.rest('GET', '/V1/customers/me', undefined, by.headers);
    expect(me).toMatchObject({
      email: by.email,
      default_shipping: String(id),
      addresses: [{ id, region: { region_code: 'QC' }, country_id: 'CA', default_shipping: true }],
      extension_attributes: { is_subscribed: false },
    });
    expect(me.addresses[0]).not.toHaveProperty('default_billing');
    const mine = (kind: string) => shop.rest('GET', `/V1/customers/me/${kind}Address`, undefined, by.headers);
    expect([await mine('shipping'), await mine('billing')]).toMatchObject([
      { status: 200, body: { id, city: 'Montréal', country_id: 'CA' } },
      { status: 200, body: [] },
    ]);
    const put = (person: Record<string, unknown>, more = {}) =>
      shop.rest('PUT', '/V1/customers/me', { customer: { ...me, ...person }, ...more }, by.headers);
    expect(await put({ firstname: 'Zoé', extension_attributes: { is_subscribed: true } })).toMatchObject({
      status: 200,
      body: { firstname: 'Zoé', extension_attributes: { is_subscribed: true } },
    });
    expect(await put({ email: 'you@rest.example' })).toMatchObject({
      status: 400,
      body: { message: 'Provide the current "password" to change "email".' },
    });
    expect(await put({ email: 'you@rest.example', firstname: ' ' }, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { message: 'Required parameters are missing: %1' },
    });
    expect((await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).body.email).toBe('me@rest.example');
    expect(await put({ email: 'you@rest.example' }, { password: PASSWORD })).toMatchObject({
      status: 200,
      body: { email: 'me@rest.example' },
    });
    await proveEmail(shop, 'you@rest.example');
    expect((await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).body.email).toBe('you@rest.example');
    expect(await shop.rest('POST', '/V1/customers/confirm', { email: 'you@rest.example', websiteId: 1 })).toEqual({
      status: 200,
      body: true,
    });
  });

  test('the password is changed with the current one, or with a reset link', async () => {
    const by = await customer(shop, 'password@rest.example');
    const change = (currentPassword: string) =>
      shop.rest('PUT', '/V1/customers/me/password', { currentPassword, newPassword: 'Granite-34' }, by.headers);
    expect(await change('Wrong-pass1')).toMatchObject({
      status: 401,
      body: { message: "The password doesn't match this account. Verify the password and try again." },
    });
    expect(await change(PASSWORD)).toEqual({ status: 200, body: true });
    expect(
      await shop.rest('PUT', '/V1/customers/password', { email: by.email, template: 'email_reset', websiteId: 1 }),
    ).toEqual({ status: 200, body: true });
    expect(
      await shop.rest('PUT', '/V1/customers/password', {
        email: 'nobody@rest.example',
        template: 'email_reset',
        websiteId: 1,
      }),
    ).toEqual({ status: 200, body: true });
    const resetToken = /token=(\w{43})/.exec((await mailsTo(shop, by.email)).at(-1) ?? '')?.[1];
    const reset = (token: unknown) =>
      shop.rest('POST', '/V1/customers/resetPassword', {
        email: by.email,
        resetToken: token,
        newPassword: 'Basalt-56',
      });
    expect((await reset('x')).status).toBe(400);
    expect(await reset(resetToken)).toEqual({ status: 200, body: true });
    expect(await signIn(shop, by.email, 'Basalt-56')).toEqual(expect.any(String));
  });

  test('an account has its addresses, and a list of them replaces the address book', async () => {
    const address = {
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Laval',
      region: { region_code: 'QC', region: 'Quebec', region_id: 76 },
      postcode: 'H7A 1A1',
      country_id: 'CA',
      telephone: '514-555-0101',
      default_shipping: true,
    };
    const person = { email: 'book@rest.example', firstname: 'Ann', lastname: 'Roy' };
    const password = 'Marble-12-slab';
    const wrong = { customer: { ...person, addresses: [{ ...address, postcode: 'x' }] }, password };
    expect((await shop.rest('POST', '/V1/customers', wrong)).status).toBe(400);
    const made = await shop.rest('POST', '/V1/customers', { customer: { ...person, addresses: [address] }, password });
    expect(made.body).toMatchObject({ addresses: [{ city: 'Laval', default_shipping: true }] });
    const { body: token } = await shop.rest('POST', '/V1/integration/customer/token', {
      username: person.email,
      password,
    });
    const put = (addresses?: unknown) =>
      shop.rest(
        'PUT',
        '/V1/customers/me',
        { customer: { ...person, ...(addresses ? { addresses } : {}) } },
        {
          authorization: `Bearer ${token}`,
        },
      );
    const cities = ({ body }: { body: { addresses: { city: string }[] } }) => body.addresses.map(({ city }) => city);
    const [{ id }] = made.body.addresses;
    expect(cities(await put())).toEqual(['Laval']);
    const two = await put([
      { id, city: 'Montréal' },
      { ...address, city: 'Québec', default_billing: true },
    ]);
    expect(cities(two)).toEqual(['Montréal', 'Québec']);
    expect(two.body.addresses.map((one: { default_shipping?: true }) => one.default_shipping)).toEqual([
      undefined,
      true,
    ]);
    expect((await put([{ id: 1, city: 'Laval' }])).status).toBe(404);
    expect((await put([{ id }, { ...address, telephone: '' }])).status).toBe(400);
    expect(cities(await put())).toEqual(['Montréal', 'Québec']);
    expect(cities(await put([{ id }]))).toEqual(['Montréal']);
  });

  test('returns the store view of the account’s creation', async () => {
    const madeIn = async (view: string) => {
      const by = await customer(shop, `${view.toLowerCase()}@rest.example`, view);
      return (await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).body.created_in as string;
    };
    expect([await madeIn('CA_FR'), await madeIn('US_EN')]).toEqual(['CA_FR', 'US_EN']);
  });

  test('refuses guests', async () => {
    await createAccount(shop, 'closed@rest.example');
    for (const [method, path] of [
      ['GET', '/me'],
      ['PUT', '/me'],
      ['PUT', '/me/password'],
    ] as const) {
      const body =
        method === 'GET'
          ? undefined
          : { customer: { firstname: 'Eve' }, currentPassword: PASSWORD, newPassword: 'Granite-34' };
      expect((await shop.rest(method, `/V1/customers${path}`, body)).status).toBe(401);
    }
  });
});
