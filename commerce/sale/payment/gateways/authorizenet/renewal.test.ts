import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { containsCardNumber } from '#commerce/platform/card-number.ts';
import { opaqueValue, startAuthorizeNetServer } from './testing/authorizenet-server.ts';
import { invoiceOf } from './api.ts';
import { createAuthorizeNetGateway } from './gateway.ts';

let server: Awaited<ReturnType<typeof startAuthorizeNetServer>>;
let gateway: ReturnType<typeof createAuthorizeNetGateway>;
let id: string;
let oldKey: string;
beforeAll(async () => {
  server = await startAuthorizeNetServer();
  gateway = createAuthorizeNetGateway(server.settings);
});
afterAll(() => server.stop());
beforeEach(async () => {
  oldKey = randomUUID();
  const nonce = opaqueValue('valid');
  const charge = { key: oldKey, nonce, amount: 12_340, currency: 'CAD', action: 'authorize' } as const;
  const outcome = await gateway.charge(charge);
  if (outcome.status !== 'approved') throw new Error(outcome.reason);
  id = outcome.transactionId;
});

const renew = (key: string) => gateway.renewal!.renew(id, { key, amount: 10_000, currency: 'CAD' });
const booked = (key: string) =>
  server.sales.filter(({ invoice }) => invoice === invoiceOf(key)).map(({ state, amount }) => `${state} ${amount}`);

test('reauthorizes an amount, voids the old authorization and stores no card', async () => {
  const key = randomUUID();
  expect(await renew(key)).toEqual({ status: 'renewed', transactionId: expect.any(String) });
  expect([booked(oldKey), booked(key), server.profileCount()]).toEqual([['voided 123.40'], ['set aside 100.00'], 0]);
  expect(server.bodies.filter(containsCardNumber)).toEqual([]);
});

test('a declined reauthorization leaves the old one in place and stores no card', async () => {
  const key = randomUUID();
  server.declineNext();
  expect(await renew(key)).toEqual({ status: 'declined', reason: expect.stringContaining('has been declined') });
  expect([booked(oldKey), server.profileCount()]).toEqual([['set aside 123.40'], 0]);
});

test('reauthorizes only once although any one response was lost', async () => {
  const before = server.bodies.length;
  await renew(randomUUID());
  const calls = server.bodies.length - before;
  expect(calls).toBeGreaterThan(5);
  for (let lost = 0; lost < calls; lost++) {
    oldKey = randomUUID();
    const nonce = opaqueValue('valid');
    const made = await gateway.charge({ key: oldKey, nonce, amount: 12_340, currency: 'CAD', action: 'authorize' });
    id = made.status === 'approved' ? made.transactionId : '';
    const key = randomUUID();
    server.fail(...Array<'none'>(lost).fill('none'), 'lost');
    await renew(key).catch(() => undefined);
    expect(await renew(key)).toMatchObject({ status: 'renewed' });
    expect([booked(oldKey), booked(key), server.profileCount()]).toEqual([['voided 123.40'], ['set aside 100.00'], 0]);
  }
});

test('does not reauthorize an expired authorization or one captured by hand', async () => {
  const key = randomUUID();
  await gateway.capture(id, { key: randomUUID(), amount: 12_340, currency: 'CAD' });
  expect(await renew(key)).toMatchObject({ status: 'declined' });
  expect([booked(oldKey), booked(key)]).toEqual([['charged 123.40'], []]);
});
