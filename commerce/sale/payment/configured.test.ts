import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BRAINTREE } from '#contract/gateways/braintree.ts';
import { staff } from '#commerce/after-sale/orders/staff.ts';
import { attemptsOf, ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { pay, paymentBody, placeOrder, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { createLog } from '#commerce/platform/log.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './gateways/braintree/graphql.ts';
import { LOOK_AGAIN_AFTER_MS, STUCK_AFTER_MS } from './rules.ts';
import { savePaymentMethods, schedulePaymentSweeps, sweepLost } from './service.ts';
import { startBraintreeServer } from './gateways/braintree/testing/braintree-server.ts';
import { chooseCard } from './testing/order-conformance.ts';

/** A shop configured with Braintree, authorization only, and 3-D Secure. */
const lines: string[] = [];
let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
let shop: TestShop;
beforeAll(async () => {
  braintree = await startBraintreeServer();
  const { server, merchantId, publicKey, privateKey } = braintree.settings;
  shop = await openShop(await testDatabase(), createLog('info', { write: (line: string) => void lines.push(line) }), {
    BRAINTREE_ENVIRONMENT: `${server.host}:${server.port}`,
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
    BRAINTREE_ACCOUNT_CAD: 'shop_cad',
    BRAINTREE_3D_SECURE: 'required',
    BRAINTREE_PAYMENT_ACTION: 'authorize',
  });
  await shop.platform.db.tx((db) =>
    savePaymentMethods(db, [{ code: 'braintree', currency: 'CAD', upTo: null, position: 0 }]),
  );
  schedulePaymentSweeps(shop.platform);
});
afterAll(() => braintree.stop());
beforeEach(() => shop.clock.advance(3_600_000));

const nonceOf = (kind: 'full' | 'failed') => `fake-three-d-secure-visa-${kind}-authentication-nonce_${randomUUID()}`;
const payBy = (id: string, kind: 'full' | 'failed') =>
  pay(shop, id, {
    ...paymentBody(),
    paymentMethod: { method: 'braintree', additional_data: { payment_method_nonce: nonceOf(kind) } },
  });
const ordered = async (): Promise<string> => {
  const id = await readyCart(shop);
  await payBy(id, 'full');
  return (await ordersOf(shop, id))[0]!.number;
};
const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
const states = () => braintree.sales.map(({ type, status }) => `${type} ${status}`);

test('returns the configured 3-D Secure settings to the browser', async () => {
  const { data } = await shop.graphql(
    '{ storeConfig { braintree_3dsecure_verify_3dsecure braintree_3dsecure_always_request_3ds } }',
  );
  expect(Object.values(data.storeConfig)).toEqual([true, true]);
  const { braintree_3dsecure_verify_3dsecure: verify, braintree_3dsecure_always_request_3ds: always } =
    resolvers.StoreConfig;
  const reported = (set?: 'off' | 'offered') => {
    const context = { settings: { gateways: set ? { braintree: { authentication: set } } : {} } } as never;
    return [verify({} as never, {}, context), always({} as never, {}, context)];
  };
  expect([reported('offered'), reported('off'), reported()]).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
});

test('asks the shopper to try again and logs an error when the gateway returns no token', async () => {
  lines.splice(0);
  braintree.fail('refused');
  const { errors } = await shop.graphql('mutation { createBraintreeClientToken }');
  expect(errors?.[0]).toMatchObject({
    message: 'An error occurred on the server. Please try to place the order again.',
    extensions: { error_code: 'PAYMENT_UNAVAILABLE' },
  });
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ msg: 'payment gateway failed', method: 'braintree' }),
  );
});

test('rejects a card without 3-D Secure confirmation, charges nothing and logs a decline', async () => {
  const id = await readyCart(shop);
  const before = states().length;
  await chooseCard(
    shop,
    id,
    {
      code: 'braintree',
      graphql: (nonce) => ({ payment_method_nonce: nonce, is_active_payment_token_enabler: false }),
    },
    nonceOf('failed'),
  );
  lines.splice(0);
  const { data, errors } = await placeOrder(shop, id);
  expect(JSON.stringify([data.placeOrder, errors])).toContain('the bank of the card has not confirmed who pays');
  expect(lines.map((line) => JSON.parse(line) as { event?: string; code?: string })).toContainEqual(
    expect.objectContaining({ event: 'payment-declined', code: 'PAYMENT_NOT_AUTHENTICATED' }),
  );
  expect([await attemptsOf(shop, id), await ordersOf(shop, id), states().length]).toEqual([['declined'], [], before]);
  expect((await payBy(id, 'full')).status).toBe(200);
});

test('rejects a notification without a valid signature and logs it as forged', async () => {
  lines.splice(0);
  expect((await shop.rest('POST', BRAINTREE.notices.path, Buffer.from('bt_signature=x&bt_payload=y'))).status).toBe(
    401,
  );
  expect(lines.map((line) => (JSON.parse(line) as { event?: string }).event)).toContain('payment-notice-forged');
});

test('looks up a charge unknown to the gateway once more and then stops', async () => {
  const id = await readyCart(shop);
  braintree.fail('none', 'refused');
  expect((await payBy(id, 'full')).status).toBe(400);
  expect(await attemptsOf(shop, id)).toEqual(['failed']);
  shop.clock.advance(LOOK_AGAIN_AFTER_MS + 1000);
  const before = braintree.bodies.length;
  expect([await sweepLost(shop.platform), await sweepLost(shop.platform)]).toEqual([0, 0]);
  expect([braintree.bodies.length - before, await attemptsOf(shop, id)]).toEqual([1, ['failed']]);
});

test('logs and retries failed releases, refunds, charge lookups and card deletions by schedule', async () => {
  const due = () => shop.platform.jobs.runDueTasks();
  await due();
  const sent = await ordered();
  await run('ship', sent);
  braintree.settle();
  braintree.fail('refused');
  await run('refund', sent);
  expect(states().at(-1)).toBe('sale settled');

  const canceled = await ordered();
  // Both the refund and the release fail.
  braintree.fail('refused', 'refused');
  await run('cancel', canceled);
  expect(states().at(-1)).toBe('sale authorized');

  const stuck = await readyCart(shop);
  braintree.fail('none', 'lost', 'refused');
  expect((await payBy(stuck, 'full')).status).toBe(400);
  expect(await attemptsOf(shop, stuck)).toEqual(['started']);

  const late = await readyCart(shop);
  braintree.fail('none', 'late');
  expect((await payBy(late, 'full')).status).toBe(400);
  braintree.arrive();
  expect(await attemptsOf(shop, late)).toEqual(['failed']);

  await sql`insert into payment_token (method, public_hash, gateway_token, card_identity, card_brand, card_last4, card_expiry, created_at)
    values ('braintree', 'left', 'left', 'left', 'visa', '1111', '1230', ${shop.clock.now()})`.execute(
    shop.platform.db.kysely,
  );
  shop.clock.advance(Math.max(STUCK_AFTER_MS, LOOK_AGAIN_AFTER_MS) + 1000);
  lines.splice(0);
  braintree.fail('refused', 'refused', 'refused', 'refused', 'refused');
  expect(await due()).toHaveLength(5);
  type Logged = { msg: string; err?: object } & Readonly<Record<'attempt' | 'movement' | 'card' | 'refund', unknown>>;
  const logged = lines.map((line) => JSON.parse(line) as Logged);
  expect(logged.map(({ msg }) => msg).toSorted()).toEqual([
    'capture or void had no response, will be retried',
    'payment without a response could not be looked up',
    'refund had no response, will be retried',
    'saved card could not be deleted, will be retried',
    'stuck payment could not be voided',
  ]);
  for (const { msg, err, attempt, movement, card, refund } of logged)
    expect([msg, err !== undefined, typeof (attempt ?? movement ?? card ?? refund)]).toEqual([msg, true, 'number']);
  expect(await attemptsOf(shop, stuck)).toEqual(['started']);
  shop.clock.advance(60_000);
  expect(await due()).toHaveLength(5);

  expect(states().slice(-5)).toEqual([
    'sale settled',
    'sale voided',
    'sale voided',
    'sale voided',
    'credit submitted_for_settlement',
  ]);
  expect([await attemptsOf(shop, stuck), await attemptsOf(shop, late)]).toEqual([['voided'], ['voided']]);
  const { rows } = await sql`select id from payment_token`.execute(shop.platform.db.kysely);
  expect(rows).toEqual([]);
});
