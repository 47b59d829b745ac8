import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { homeAddress } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, refusal, whereOurs } from '../support/shop.ts';
import type { Variables } from '../support/shop.ts';

const PASSWORD = 'Marble-12';
const NEXT = 'Granite-34';

const CREATE = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
const ADD =
  'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id city default_shipping region { region_code } } }';
const CHANGE =
  'mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { id city postcode } }';
const REMOVE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
const ME = `{ customer { firstname lastname email is_subscribed default_billing default_shipping addresses { id city }
  orders(scope: GLOBAL) { total_count items { number } page_info { current_page total_pages } } } }`;

type Me = {
  customer: {
    firstname: string;
    default_billing: string | null;
    default_shipping: string | null;
    addresses: { id: number; city: string }[];
    orders: { total_count: number; items: unknown[] };
  };
};

export const account = (given: () => Subject): void => {
  const signIn = async (email: string, password: string) =>
    (await given().shop.graphqlPost<{ generateCustomerToken: { token: string } | null }>(SIGN_IN, { email, password }))
      .data?.generateCustomerToken?.token;
  const newCustomer = async () => {
    const email = `${randomBytes(8).toString('hex')}@example.com`;
    dataOf(
      await given().shop.graphqlPost(CREATE, {
        input: { email, firstname: 'Ann', lastname: 'Roy', password: PASSWORD },
      }),
    );
    return { email, token: (await signIn(email, PASSWORD)) ?? '' };
  };
  const as =
    (token: string) =>
    <T>(query: string, variables?: Variables) =>
      given().shop.graphqlPost<T>(query, variables, { authorization: `Bearer ${token}` });
  const newAddress = async () => {
    const { firstname, lastname, street, city, postcode, country_code, telephone, region } = await homeAddress(given());
    return { firstname, lastname, street, city, postcode, country_code, telephone, region: { region_code: region } };
  };

  describe('the account', () => {
    test('[GN-09 AA-01] a customer stores addresses that other customers cannot change', async () => {
      const request = as((await newCustomer()).token);
      const address = await newAddress();
      const { createCustomerAddress: made } = dataOf(
        await request<{ createCustomerAddress: { id: number } }>(ADD, {
          input: { ...address, default_shipping: true },
        }),
      );
      expect(made).toMatchObject({ city: address.city, default_shipping: true, region: address.region });
      const { id } = made;
      expect(
        dataOf(await request<Record<'updateCustomerAddress', unknown>>(CHANGE, { id, input: { city: 'Elsewhere' } }))
          .updateCustomerAddress,
      ).toEqual({ id, city: 'Elsewhere', postcode: address.postcode });
      expect(dataOf(await request<Me>(ME)).customer).toMatchObject({
        default_shipping: String(id),
        default_billing: null,
        addresses: [{ id, city: 'Elsewhere' }],
      });
      const eve = as((await newCustomer()).token);
      const foreign = [`Could not find a address with ID "${id}"`, 'graphql-no-such-entity'];
      expect(refusal(await eve(CHANGE, { id, input: { city: 'Mine' } }))).toEqual(foreign);
      expect(refusal(await eve(REMOVE, { id }))).toEqual(foreign);
      expect(refusal(await request(REMOVE, { id }))[0]).toBe(
        `Customer Address ${id} is set as default shipping address and can not be deleted`,
      );
      for (const [query, variables] of [
        [ME, {}],
        [ADD, { input: address }],
        [CHANGE, { id, input: {} }],
        [REMOVE, { id }],
      ] as const) {
        expect(refusal(await given().shop.graphqlPost(query, variables))).toEqual([
          "The current customer isn't authorized.",
          'graphql-authorization',
        ]);
      }
    });

    test('name, newsletter and orders belong to the customer; a new password requires the current one', async () => {
      const { email, token } = await newCustomer();
      const request = as(token);
      const other = (await signIn(email, PASSWORD)) ?? '';
      dataOf(
        await request(
          'mutation { updateCustomerV2(input: { firstname: "Zoé", is_subscribed: true }) { customer { firstname } } }',
        ),
      );
      expect(dataOf(await request<Me>(ME)).customer).toMatchObject({
        firstname: 'Zoé',
        lastname: 'Roy',
        is_subscribed: true,
        orders: { total_count: 0, items: [] },
      });
      const change = (current: string) =>
        request(
          'mutation ($current: String!, $next: String!) { changeCustomerPassword(currentPassword: $current, newPassword: $next) { email } }',
          { current, next: NEXT },
        );
      expect(refusal(await change('Wrong-pass1'))[1]).toBe('graphql-authentication');
      expect(dataOf(await change(PASSWORD))).toEqual({ changeCustomerPassword: { email } });
      expect(refusal(await as(other)(ME))[1]).toBe('graphql-authorization');
      expect([await signIn(email, PASSWORD), await signIn(email, NEXT)]).toEqual([undefined, expect.any(String)]);
      whereOurs(given().shop, () => expect(token).toMatch(/^[A-Za-z0-9]{43}$/));
    });

    test('[SI-06] requesting a password link does not reveal accounts, and invented tokens are refused', async () => {
      const { email } = await newCustomer();
      const request = (address: string) =>
        given().shop.graphqlPost('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', {
          email: address,
        });
      expect(dataOf(await request(email))).toEqual(dataOf(await request('nobody-has-this@example.com')));
      const reset =
        'mutation ($email: String!, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Granite-34") }';
      const wrong = await given().shop.graphqlPost(reset, { email, token: 'x'.repeat(32) });
      expect(refusal(wrong)[1]).toBe('graphql-input');
      whereOurs(given().shop, () =>
        expect(refusal(wrong)[0]).toBe('The password token is mismatched. Reset and try again.'),
      );
      expect(await signIn(email, PASSWORD)).toEqual(expect.any(String));
    });
  });
};
