import { randomBytes } from 'node:crypto';
import { dataOf } from '../support/shop.ts';
import type { Shop } from '../support/shop.ts';
import type { Actors } from './step.ts';

export const PASSWORD = 'Marble-12-slab';

export const newEmail = (): string => `${randomBytes(8).toString('hex')}@example.com`;

const signedUp = async (shop: Shop): Promise<{ email: string; headers: { authorization: string } }> => {
  const email = newEmail();
  const given = { email, password: PASSWORD };
  dataOf(
    await shop.graphqlPost(
      'mutation ($email: String!, $password: String!) { createCustomerV2(input: { firstname: "Ann", lastname: "Roy", email: $email, password: $password }) { customer { email } } }',
      given,
    ),
  );
  const { generateCustomerToken } = dataOf(
    await shop.graphqlPost<{ generateCustomerToken: { token: string } }>(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      given,
    ),
  );
  return { email, headers: { authorization: `Bearer ${generateCustomerToken.token}` } };
};

/** Four customers and a guest, and the first customer's email address. */
export const newActors = async (shop: Shop): Promise<{ actors: Actors; email: string }> => {
  const customer = await signedUp(shop);
  const [other, leaving, going] = [await signedUp(shop), await signedUp(shop), await signedUp(shop)];
  return {
    email: customer.email,
    actors: {
      guest: {},
      customer: customer.headers,
      other: other.headers,
      leaving: leaving.headers,
      going: going.headers,
    },
  };
};
