import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';

const PERSON = 'email firstname middlename lastname prefix suffix dob date_of_birth gender taxvat is_subscribed';
const PASSWORD = 'Marble-12';

describeWithDatabase('an account as older clients of Magento make it', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const request = async (query: string, input: Record<string, unknown>, token?: string) =>
    shop.graphql(query, { input }, token ? { token } : {});
  const CREATE = `mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { ${PERSON} } } }`;
  const UPDATE = `mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { ${PERSON} } } }`;

  test('all personal data is stored, changed and removed', async () => {
    const ann = { email: 'ann@person.example', firstname: 'Ann', lastname: 'Roy' };
    const more = { middlename: 'Marie', prefix: 'Dr', suffix: 'PhD', gender: 2, taxvat: 'QC-1' };
    const { data } = await request(CREATE, {
      ...ann,
      ...more,
      dob: '1980-02-29',
      password: PASSWORD,
      is_subscribed: true,
    });
    const shown = { ...ann, ...more, dob: '1980-02-29', date_of_birth: '1980-02-29', is_subscribed: true };
    expect(data.createCustomer.customer).toEqual(shown);
    const { generateCustomerToken } = (
      await shop.graphql(`mutation { generateCustomerToken(email: "${ann.email}", password: "${PASSWORD}") { token } }`)
    ).data;
    const { token } = generateCustomerToken;
    const changed = (await request(UPDATE, { middlename: '', gender: 3, date_of_birth: '1981-01-31' }, token)).data;
    expect(changed.updateCustomer.customer).toEqual({
      ...shown,
      middlename: null,
      gender: 3,
      dob: '1981-01-31',
      date_of_birth: '1981-01-31',
    });
    expect((await shop.graphql(`{ customer { ${PERSON} } }`, {}, { token })).data.customer.prefix).toBe('Dr');
    expect((await request(UPDATE, {}, token)).errors?.[0]?.message).toBe('"input" value should be specified');
    expect((await request(UPDATE, { firstname: 'Eve' })).errors?.[0]?.message).toContain("isn't authorized");
    expect(
      (await request(UPDATE, { email: 'eve@person.example', firstname: 'Eve' }, token)).errors?.[0]?.message,
    ).toContain('Provide the current "password"');
    expect((await shop.graphql('{ customer { firstname } }', {}, { token })).data.customer.firstname).toBe('Ann');
  });

  test.each([
    [{ dob: '1980-02-30' }, 'Invalid date'],
    [{ dob: 'soon' }, 'Invalid date'],
    [{ date_of_birth: '2030-01-01' }, 'The Date of Birth should not be greater than today.'],
    [{ gender: 7 }, '"7" is not a valid value for gender.'],
    [{ prefix: 'x'.repeat(256) }, '"prefix" is not valid! The max length is 255'],
    [{ middlename: '4111 1111 1111 1111' }, 'Card numbers must not be sent to this server.'],
  ])('%o is refused, and no account is created', async (wrong, message) => {
    const person = { email: 'bad@person.example', firstname: 'A', lastname: 'B', password: PASSWORD };
    expect((await request(CREATE, { ...person, ...wrong })).errors?.[0]?.message).toBe(message);
  });
});
