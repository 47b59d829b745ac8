import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BraintreeSettings } from './settings.ts';
import { startBraintreeServer } from './testing/braintree-server.ts';
import { createBraintreeGateway } from './gateway.ts';

let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
beforeAll(async () => {
  braintree = await startBraintreeServer();
});
afterAll(() => braintree.stop());

const NONCES = {
  confirmed: 'fake-three-d-secure-visa-full-authentication-nonce',
  failed: 'fake-three-d-secure-visa-failed-authentication-nonce',
  'not possible': 'fake-three-d-secure-visa-issuer-not-participating-nonce',
  'not asked': 'fake-valid-nonce',
};

const pay = async (authentication: BraintreeSettings['authentication'], kind: keyof typeof NONCES, saved = {}) => {
  const before = braintree.sales.length;
  const outcome = await createBraintreeGateway({ ...braintree.settings, authentication }).charge({
    key: randomUUID(),
    nonce: `${NONCES[kind]}_${randomUUID()}`,
    amount: 12_340,
    currency: 'CAD',
    action: 'authorize_capture',
    ...saved,
  });
  const reported = outcome.status === 'approved' ? 'approved' : `${outcome.isUnconfirmed ? 'unconfirmed' : 'declined'}`;
  return `${kind}: ${reported}, ${braintree.sales.length - before} charges`;
};
const all = async (authentication: BraintreeSettings['authentication']) => {
  const responses: string[] = [];
  for (const kind of Object.keys(NONCES) as (keyof typeof NONCES)[]) responses.push(await pay(authentication, kind));
  return responses;
};

test('when required, charges only cards with 3-D Secure confirmation, whatever the browser sends', async () => {
  expect(await all('required')).toEqual([
    'confirmed: approved, 1 charges',
    'failed: unconfirmed, 0 charges',
    'not possible: unconfirmed, 0 charges',
    'not asked: unconfirmed, 0 charges',
  ]);
  // The request requires 3-D Secure too, so that Braintree rejects a nonce used without it.
  expect(braintree.bodies.filter((body) => body.includes('"three_d_secure":{"required":true}'))).toHaveLength(1);
});

test('when offered, charges cards without 3-D Secure, but not a failed confirmation', async () => {
  expect(await all('offered')).toEqual([
    'confirmed: approved, 1 charges',
    'failed: unconfirmed, 0 charges',
    'not possible: approved, 1 charges',
    'not asked: approved, 1 charges',
  ]);
});

test('when off, does not query 3-D Secure', async () => {
  const before = braintree.bodies.length;
  expect(await pay('off', 'failed')).toBe('failed: approved, 1 charges');
  expect(braintree.bodies).toHaveLength(before + 1);
});

test('a decline has the bank’s status as reason; an unknown nonce counts as not requested', async () => {
  const gateway = createBraintreeGateway({ ...braintree.settings, authentication: 'required' });
  const charge = { key: randomUUID(), amount: 100, currency: 'CAD', action: 'authorize' } as const;
  expect(await gateway.charge({ ...charge, nonce: NONCES.failed })).toMatchObject({
    reason: '3-D Secure: authenticate_failed',
  });
  expect(await gateway.charge({ ...charge, nonce: NONCES['not asked'] })).toMatchObject({
    reason: '3-D Secure: not asked',
  });
});
