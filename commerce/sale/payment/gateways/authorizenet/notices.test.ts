import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openAuthorizeNet } from './testing/authorizenet-stand.ts';
import { describeNotices, type Sent } from '../../testing/notice-conformance.ts';

const KEY = 'A1B2C3D4E5F6';

const sent = (eventType: string, id: string, at: number, more: object = {}): Sent => {
  const body = JSON.stringify({
    notificationId: `${eventType}-${id}`,
    eventType: `net.authorize.payment.${eventType}`,
    eventDate: `2026-06-15T12:${String(at).padStart(2, '0')}:00.000Z`,
    webhookId: randomUUID(),
    payload: { responseCode: 1, authAmount: 10, entityName: 'transaction', id, ...more },
  });
  const signature = createHmac('sha512', KEY).update(body).digest('hex').toUpperCase();
  return { body, headers: { 'content-type': 'application/json', 'x-anet-signature': `sha512=${signature}` } };
};

describeNotices(
  'notifications from Authorize.Net',
  () => openAuthorizeNet(),
  {
    code: 'authorizenet_acceptjs',
    graphql: () => ({}),
    rest: (nonce) => ({ opaqueDataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', opaqueDataValue: nonce }),
    title: '',
  },
  {
    first: (id, at) => sent('fraud.held', id, at),
    second: (id, at) => sent('fraud.declined', id, at),
    own: (id) => sent('void.created', id, 1, { merchantReferenceId: 'shop' }),
    words: [/^Authorize\.Net holds the charge for review\./, /was declined at Authorize\.Net/],
  },
);

test('a refund made at Authorize.Net names its charge; the shop’s own requests carry its reference', async () => {
  const stand = await openAuthorizeNet();
  const { gateway } = stand;
  const charge = await gateway.charge({
    key: 'key-1',
    nonce: stand.nonceOf('valid'),
    amount: 1_000,
    currency: 'CAD',
    action: 'authorize_capture',
  });
  if (charge.status !== 'approved') throw new Error(charge.reason);
  stand.settle();
  const refund = await gateway.refund(charge.transactionId, { key: 'key-2', amount: 1_000, currency: 'CAD' });
  expect(
    stand.bodies
      .filter((body) => body.includes('createTransactionRequest'))
      .every((body) => body.includes('"refId":"shop"')),
  ).toBe(true);
  const { body, headers } = sent('refund.created', refund.transactionId, 3);
  expect(await gateway.notices?.read({ bytes: Buffer.from(body), body, headers })).toMatchObject({
    transactionId: charge.transactionId,
    text: 'Money was given back at Authorize.Net, not by the shop: 10.00.',
  });
  expect(await gateway.notices?.read({ bytes: Buffer.from(`${body} `), body, headers })).toBe('forged');
  await stand.stop();
});
