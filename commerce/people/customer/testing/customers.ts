import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResponse, Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';

export const PASSWORD = 'Marble-12';

let machines = 0;

/** An unused IP address, so that rate limits do not interfere. */
export const unusedIp = (): string => {
  machines++;
  return `10.${(machines >> 16) & 255}.${(machines >> 8) & 255}.${machines & 255}`;
};

export const createAccount = (shop: TestShop, email: string, store?: string): Promise<TestResponse> =>
  shop.graphql(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { email, firstname: 'Ann', lastname: 'Roy', password: PASSWORD } },
    {
      ip: unusedIp(),
      ...(store ? { store } : {}),
    },
  );

export const signIn = async (shop: TestShop, email: string, password = PASSWORD): Promise<string | undefined> =>
  (
    await shop.graphql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
      { ip: unusedIp() },
    )
  ).data.generateCustomerToken?.token;

export type SignedIn = {
  email: string;
  token: string;
  execute(query: string, variables?: Record<string, unknown>, caller?: Caller): Promise<TestResponse>;
  headers: Record<string, string>;
};

/** Sends requests with the token of a customer. */
export const as = (shop: TestShop, email: string, token: string): SignedIn => {
  const headers = { authorization: `Bearer ${token}` };
  return {
    email,
    token,
    headers,
    execute: (query, variables = {}, caller = {}) =>
      shop.graphql(query, variables, { ip: unusedIp(), ...caller, headers }),
  };
};

/** Creates a customer and signs in. */
export const customer = async (shop: TestShop, email: string, store?: string): Promise<SignedIn> => {
  await createAccount(shop, email, store);
  return as(shop, email, (await signIn(shop, email)) ?? '');
};

export const firstError = ({ errors }: TestResponse) => [errors?.[0]?.message, errors?.[0]?.extensions?.category];

/** Emails to an address, oldest first, as text. */
export const mailsTo = async (shop: TestShop, email: string): Promise<readonly string[]> => {
  await shop.platform.jobs.runDue();
  const folder = join(shop.platform.settings.varDir, 'mail');
  const all = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r\n/g, '').replaceAll('=3D', '='));
  return all.filter((mail) => mail.includes(`To: ${email}\r\n`));
};

/** The key of an emailed confirmation link. */
export const keyIn = (mail: string | undefined): string => /[?&]key=([A-Za-z0-9]{43})/.exec(mail ?? '')?.[1] ?? '';

/** Opens the confirmation link emailed to an address. */
export const proveEmail = async (shop: TestShop, email: string): Promise<TestResponse> =>
  shop.graphql(
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email confirmation_status } } }',
    { input: { email, confirmation_key: keyIn((await mailsTo(shop, email)).findLast((mail) => keyIn(mail))) } },
    { ip: unusedIp() },
  );
