import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { startOrders } from '#commerce/after-sale/orders/service.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { placeOrder, readyCart, setEmail } from '#commerce/after-sale/orders/testing/shopper.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { deleteExpired, startCustomers } from './service.ts';
import {
  createAccount,
  customer,
  firstError,
  keyIn,
  mailsTo,
  proveEmail,
  signIn,
  unusedIp,
} from './testing/customers.ts';

const INVALID = ['The confirmation token is invalid. Verify the token and try again.', 'graphql-input'];
const STATUS = '{ customer { confirmation_status } }';
const ORDERS = '{ customer { orders(scope: GLOBAL) { items { number email } } } }';
const RESEND = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }';
const CONFIRM =
  'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email confirmation_status } } }';

describeWithDatabase('the proof of an e-mail address', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    startCustomers(shop.platform);
    startOrders(shop.platform);
  });
  const resend = (email: string) => shop.graphql(RESEND, { email }, { ip: unusedIp() });
  const confirm = (email: string, key: string) => shop.graphql(CONFIRM, { email, key }, { ip: unusedIp() });

  test('adds guest orders with the confirmed address to the account, and no others, and only then', async () => {
    const order = async (email: string): Promise<string> => {
      const id = await readyCart(shop);
      await setEmail(shop, id, email);
      return (await placeOrder(shop, id)).data.placeOrder.order.order_number;
    };
    const mine = await order('ann@proof.example');
    await order('bob@proof.example');
    const ann = await customer(shop, 'Ann@proof.example');
    expect((await ann.execute(STATUS)).data.customer.confirmation_status).toBe('ACCOUNT_CONFIRMATION_NOT_REQUIRED');
    expect((await ann.execute(ORDERS)).data.customer.orders.items).toEqual([]);
    expect((await resend('ANN@proof.example')).data.resendConfirmationEmail).toBe(true);
    expect((await proveEmail(shop, 'Ann@proof.example')).data.confirmEmail.customer).toEqual({
      email: 'Ann@proof.example',
      confirmation_status: 'ACCOUNT_CONFIRMED',
    });
    await shop.platform.jobs.runDue();
    expect((await ann.execute(ORDERS)).data.customer.orders.items).toEqual([
      { number: mine, email: 'ann@proof.example' },
    ]);
  });

  test('a key works once, for its own address, for a day; a newer one voids it', async () => {
    await createAccount(shop, 'keys@proof.example');
    await resend('keys@proof.example');
    const first = keyIn((await mailsTo(shop, 'keys@proof.example')).at(-1));
    await resend('keys@proof.example');
    const second = keyIn((await mailsTo(shop, 'keys@proof.example')).at(-1));
    for (const [email, key] of [
      ['keys@proof.example', first],
      ['other@proof.example', second],
      ['keys@proof.example', ''],
    ] as const)
      expect(firstError(await confirm(email, key))).toEqual(INVALID);
    shop.clock.set('2026-06-16T12:00:01Z');
    expect(firstError(await confirm('keys@proof.example', second))).toEqual(INVALID);
    expect((await deleteExpired(shop.platform))['proofs']).toBe(1);
    shop.clock.set('2026-06-16T13:00:01Z');
    await resend('keys@proof.example');
    const third = keyIn((await mailsTo(shop, 'keys@proof.example')).at(-1));
    expect((await confirm('keys@proof.example', third)).errors).toBeUndefined();
    expect(firstError(await confirm('keys@proof.example', third))).toEqual(INVALID);
  });

  test('unknown and confirmed addresses get the same response, and no email', async () => {
    expect((await resend('nobody@proof.example')).data.resendConfirmationEmail).toBe(true);
    expect(await mailsTo(shop, 'nobody@proof.example')).toEqual([]);
    const before = (await mailsTo(shop, 'Ann@proof.example')).length;
    expect((await resend('Ann@proof.example')).data.resendConfirmationEmail).toBe(true);
    expect(await mailsTo(shop, 'Ann@proof.example')).toHaveLength(before);
  });

  test('if required by the shop, a new account can sign in only once its address is confirmed', async () => {
    Object.assign(shop.platform.settings, { accountConfirmation: true });
    expect((await shop.graphql('{ storeConfig { create_account_confirmation } }')).data.storeConfig).toEqual({
      create_account_confirmation: true,
    });
    const made = await shop.graphql(
      'mutation { createCustomerV2(input: { firstname: "Ann", lastname: "Roy", email: "new@proof.example", password: "Marble-12" }) { customer { is_confirmed } } }',
      {},
      { ip: unusedIp() },
    );
    expect(made.data.createCustomerV2.customer.is_confirmed).toBe(false);
    const tryIn = async (password: string) =>
      firstError(
        await shop.graphql(
          'mutation ($password: String!) { generateCustomerToken(email: "new@proof.example", password: $password) { token } }',
          { password },
          { ip: unusedIp() },
        ),
      )[0];
    expect([await tryIn('Marble-12'), await tryIn('Wrong-pass1')]).toEqual([
      "This account isn't confirmed. Verify and try again.",
      expect.stringContaining('sign-in was incorrect'),
    ]);
    await proveEmail(shop, 'new@proof.example');
    const token = await signIn(shop, 'new@proof.example');
    expect(
      (await shop.graphql('{ customer { is_confirmed } }', {}, token ? { token } : {})).data.customer.is_confirmed,
    ).toBe(true);
    Object.assign(shop.platform.settings, { accountConfirmation: false });
  });
});
