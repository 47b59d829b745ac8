import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

export const PASSWORD = 'Marble-12';

/** Sends a GraphQL request in a store view, as the customer of the token. */
export const sendGraphql = async (
  page: Page,
  view: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const headers = { store: view, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await page.request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

/** A unique email address. */
export const newAddress = (name: string): string =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`.toLowerCase();

/** Creates an account over the API. */
export const createAccount = async (page: Page, view: string, email: string, firstname = 'Ann'): Promise<void> => {
  const input = { firstname, lastname: 'Roy', email, password: PASSWORD };
  await sendGraphql(
    page,
    view,
    'mutation($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input },
  );
};

/**
 * Signs in over the API, for all pages opened from now on. `seconds` is the rest of the session's lifetime. Returns the
 * token.
 */
export const signInAs = async (page: Page, view: string, email: string, seconds = 3600): Promise<string> => {
  const data = await sendGraphql(
    page,
    view,
    'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: PASSWORD },
  );
  const { token } = data['generateCustomerToken'] as { token: string };
  await page.goto('/health/ready');
  await page.evaluate(
    ([value, left]) =>
      localStorage.setItem(
        'TESSERA__signin_token',
        JSON.stringify({ value, timeStored: Date.now() - (3600 - Number(left)) * 1000, ttl: 3600 }),
      ),
    [token, seconds] as const,
  );
  return token;
};

/** Saves an address over the API; the first one becomes the default for billing and shipping. */
export const saveAddress = async (page: Page, token: string, street: string, isDefault: boolean): Promise<void> => {
  const input = {
    firstname: 'Ann',
    lastname: 'Roy',
    street: [street],
    city: 'Toronto',
    region: { region_code: 'ON' },
    postcode: 'M5V 2T6',
    country_code: 'CA',
    telephone: '514-555-0101',
    default_shipping: isDefault,
    default_billing: isDefault,
  };
  await sendGraphql(
    page,
    'CA_EN',
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input },
    token,
  );
};
