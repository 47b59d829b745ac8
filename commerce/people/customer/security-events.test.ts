import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { makeReady } from '#commerce/after-sale/orders/service.ts';
import {
  newCart,
  nonce,
  pay,
  paymentBody,
  placeOrder,
  readCart,
  readyCart,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { createLog } from '#commerce/platform/log.ts';
import { startSecurityLog } from '#commerce/platform/security-log.ts';
import { startCustomers } from './service.ts';
import { createAccount, mailsTo, PASSWORD, proveEmail, unusedIp } from './testing/customers.ts';

type Line = {
  event: string;
  level: number;
  subject?: string;
  network?: string;
  requestId?: string;
  code?: string;
  msg: string;
};

const lines: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  shop = await openShop(await testDatabase(), createLog('info', { write: (line: string) => void lines.push(line) }));
  await startSecurityLog(shop.platform);
  startCustomers(shop.platform);
});

const EMAIL = 'ann.personal@events.example';
const events = (): Line[] => lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
const during = async (work: () => Promise<unknown>): Promise<Line[]> => {
  lines.splice(0);
  await work();
  return events();
};
const kinds = (given: readonly Line[]): string[] => given.map(({ event }) => event);

const signIn = (password: string, caller: Caller = { ip: unusedIp() }) =>
  shop.graphql(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email: EMAIL, password },
    caller,
  );
const requested = (query: string, token?: string, caller: Caller = {}) =>
  shop.graphql(query, {}, { ip: unusedIp(), ...caller, headers: token ? { authorization: `Bearer ${token}` } : {} });

test('the events of an account: opened, signed in, changed, signed out, closed', async () => {
  expect(kinds(await during(() => createAccount(shop, EMAIL)))).toEqual(['account-created']);
  let token = '';
  const home = { browser: 'home', ip: unusedIp() };
  const [first] = await during(async () => {
    token = (await signIn(PASSWORD, home)).data.generateCustomerToken.token;
  });
  expect(first).toMatchObject({ event: 'sign-in', device: 'new' });
  const [second] = await during(() => signIn(PASSWORD, home));
  expect(second).toMatchObject({ event: 'sign-in', device: 'known', subject: first?.subject });
  const change = (current: string) =>
    requested(
      `mutation { changeCustomerPassword(currentPassword: "${current}", newPassword: "Granite-34") { email } }`,
      token,
    );
  expect(kinds(await during(() => change('Wrong-pass1')))).toEqual(['password-check-failed']);
  expect(kinds(await during(() => change(PASSWORD)))).toEqual(['password-changed']);
  expect(
    kinds(
      await during(() =>
        requested(
          'mutation { updateCustomerEmail(email: "moved@events.example", password: "Granite-34") { customer { email } } }',
          token,
        ),
      ),
    ),
  ).toEqual(['email-change-asked']);
  expect(
    kinds(
      await during(() =>
        requested(
          'mutation { confirmEmail(input: { email: "moved@events.example", confirmation_key: "x" }) { customer { email } } }',
        ),
      ),
    ),
  ).toEqual(['confirmation-refused']);
  expect(kinds(await during(() => proveEmail(shop, 'moved@events.example')))).toEqual(['email-changed']);
  await requested(
    `mutation { updateCustomerEmail(email: "${EMAIL}", password: "Granite-34") { customer { email } } }`,
    token,
  );
  await proveEmail(shop, EMAIL);
  expect(kinds(await during(() => requested('mutation { revokeCustomerToken { result } }', token)))).toEqual([
    'session-revoked',
  ]);
});

test('wrong passwords, then a throttled source; a reset requested, refused, done', async () => {
  const stranger = { ip: unusedIp() };
  const reported = await during(async () => {
    for (let count = 0; count < 6; count++) await signIn('Wrong-pass1', stranger);
  });
  expect(kinds(reported)).toEqual([...Array.from({ length: 5 }, () => 'sign-in-failed'), 'sign-in-slowed']);
  expect(new Set(reported.map(({ subject, network }) => `${subject} ${network}`)).size).toBe(1);
  expect(kinds(await during(() => signIn('x'.repeat(2000))))).toEqual(['sign-in-failed']);
  expect(kinds(await during(() => requested(`mutation { requestPasswordResetEmail(email: "${EMAIL}") }`)))).toEqual([
    'reset-requested',
  ]);
  const reset = (token: string) =>
    requested(
      `mutation { resetPassword(email: "${EMAIL}", resetPasswordToken: "${token}", newPassword: "Marble-34") }`,
    );
  expect(kinds(await during(() => reset('x'.repeat(43))))).toEqual(['reset-refused']);
  const token = /token=([A-Za-z0-9]{43})/.exec((await mailsTo(shop, EMAIL)).at(-1) ?? '')?.[1] ?? '';
  expect(kinds(await during(() => reset(token)))).toEqual(['reset-done']);
});

test('access to another customer’s data: a cart over both interfaces, a receipt', async () => {
  const token = (await signIn('Marble-34')).data.generateCustomerToken.token;
  const headers = { authorization: `Bearer ${token}` };
  const cart = (await shop.graphql('{ customerCart { id } }', {}, { headers })).data.customerCart.id;
  expect(kinds(await during(() => readCart(shop, cart)))).toEqual(['not-the-owner']);
  expect(kinds(await during(() => shop.rest('GET', `/V1/guest-carts/${cart}/totals`)))).toEqual(['not-the-owner']);
  const ordered = await readyCart(shop);
  await placeOrder(shop, ordered);
  const receipt = await during(() =>
    shop.graphql(`{ placedOrder(cart_id: "${ordered}") { number } }`, {}, { browser: 'another' }),
  );
  expect(receipt).toMatchObject([{ event: 'not-the-owner', code: 'RECEIPT' }]);
});

test('payments: a declined card over both interfaces, one too many, another total, a key used twice, a card number', async () => {
  const byRest = await readyCart(shop);
  expect(kinds(await during(() => pay(shop, byRest, paymentBody(nonce('declined')))))).toEqual(['payment-declined']);
  const byGraphql = await readyCart(shop);
  await setPayment(shop, byGraphql, nonce('declined'));
  expect(kinds(await during(() => placeOrder(shop, byGraphql)))).toEqual(['payment-declined']);
  for (let count = 0; count < 4; count++) await pay(shop, byRest, paymentBody(nonce('declined')));
  expect(kinds(await during(() => pay(shop, byRest)))).toEqual(['payments-stopped']);
  const another = await readyCart(shop);
  expect(kinds(await during(() => placeOrder(shop, another, { 'x-expected-total': '1.00 CAD' })))).toEqual([
    'total-changed',
  ]);
  const key = { 'idempotency-key': 'one' };
  await placeOrder(shop, another, key);
  expect(kinds(await during(() => pay(shop, another, paymentBody(), key)))).toEqual(['order-key-reused']);
  const card = { ...paymentBody(), comments: '4111 1111 1111 1111' };
  expect(kinds(await during(async () => pay(shop, await newCart(shop), card)))).toEqual(['card-number-refused']);
});

test('a reached limit is logged thirty times a minute at most, so that an attack cannot fill the log', async () => {
  const ip = unusedIp();
  const reported = await during(async () => {
    for (let count = 0; count < 120; count++)
      await shop.graphql(`mutation { requestPasswordResetEmail(email: "${count}@events.example") }`, {}, { ip });
  });
  expect(kinds(reported).filter((kind) => kind === 'limit-met')).toHaveLength(30);
});

test('a staff command is logged by the running shop', async () => {
  const cart = await readyCart(shop);
  const { order } = (await placeOrder(shop, cart)).data.placeOrder;
  await makeReady(shop.platform, { number: order.order_number, actor: 'staff' });
  expect(await during(() => shop.platform.jobs.runDue())).toMatchObject([
    { event: 'staff-action', action: 'order-ready', order: order.order_number },
  ]);
});

test('a line identifies no person, stays on one line whatever the input, and has the id of its request', async () => {
  const hostile = 'a\n{"event":"sign-in"}@events.example';
  const reported = await during(async () => {
    await shop.graphql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "x") { token } }',
      { email: hostile },
      { ip: '203.0.113.99', headers: { 'x-request-id': 'request-1' } },
    );
    await signIn('Wrong-pass1', { ip: '203.0.113.98', headers: { 'x-request-id': 'request-2' } });
  });
  expect(reported.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['sign-in-failed', 'request-1'],
    ['sign-in-failed', 'request-2'],
  ]);
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(line).not.toMatch(/personal|events\.example|203\.0\.113|Wrong-pass/);
  }
  for (const { subject, network } of reported)
    expect([subject, network]).toEqual([/^[0-9a-f]{16}$/, /^[0-9a-f]{16}$/].map((form) => expect.stringMatching(form)));
});
