import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { BRAINTREE } from '#contract/gateways/braintree.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { findPendingNotices, insertNotice, markRecorded } from '../../notice-store.ts';
import { openBraintree } from './testing/braintree-stand.ts';
import { describeNotices, type Sent } from '../../testing/notice-conformance.ts';
import { openCardShop } from '../../testing/order-conformance.ts';

/** Signs like Braintree, with a hash of the private key. */
const sign = (text: string): string => {
  const key = createHash('sha1').update('shop_private').digest();
  return `shop_public|${createHmac('sha1', key).update(text).digest('hex')}`;
};

const sent = (kind: string, subject: string, at: number): Sent => {
  const time = `2026-06-15T12:${String(at).padStart(2, '0')}:00Z`;
  const xml = `<notification><timestamp type="datetime">${time}</timestamp><kind>${kind}</kind><subject>${subject}</subject></notification>`;
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  return {
    body: new URLSearchParams({ bt_signature: sign(payload), bt_payload: payload }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
};

const dispute = (id: string, status: string): string =>
  `<dispute><id>dp${id}</id><amount>250.00</amount><amount-disputed>250.0</amount-disputed><currency-iso-code>CAD</currency-iso-code>
   <kind>chargeback</kind><status>${status}</status><reason>not_as_described</reason><reply-by-date type="date">2026-07-01</reply-by-date>
   <transaction><id>${id}</id><amount>250.00</amount></transaction></dispute>`;

describeNotices(
  'notifications from Braintree',
  () => openBraintree(),
  {
    code: 'braintree',
    graphql: () => ({}),
    rest: (nonce) => ({ payment_method_nonce: nonce }),
    title: '',
  },
  {
    first: (id, at) => sent('dispute_opened', dispute(id, 'open'), at),
    second: (id, at) => sent('dispute_lost', dispute(id, 'lost'), at),
    own: (id) => sent('transaction_disbursed', `<transaction><id>${id}</id><amount>1.00</amount></transaction>`, 1),
    words: [
      /^The cardholder disputes 250\.00 CAD: not as described, to be answered by 2026-07-01 \(dispute dp\w+\)\./,
      /^The shop has lost the dispute of 250\.00 CAD/,
    ],
  },
);

describeWithDatabase('Braintree’s webhook address', (open) => {
  test('signs only a valid challenge, and reads settlement notifications', async () => {
    const stand = await openBraintree();
    const shop = await openCardShop(await open(), stand, 'braintree');
    const challenge = '20f9f8ed05f77439fe955c977e4c8a53';
    const request = (text: string) => shop.rest('GET', `${BRAINTREE.notices.path}?bt_challenge=${text}`);
    expect((await request(challenge)).body).toBe(sign(challenge));
    expect((await request('')).status).toBe(404);
    for (const other of ['<script>', `x${challenge}`, `${challenge}x`, 'a'.repeat(33), 'a'.repeat(19)])
      expect((await request(other)).status).toBe(404);
    const settled = (kind: string) =>
      stand.gateway.notices?.read({
        bytes: Buffer.alloc(0),
        body: sent(
          kind,
          '<transaction><id>a1</id><amount>10.00</amount><currency-iso-code>CAD</currency-iso-code></transaction>',
          2,
        ).body,
        headers: {},
      });
    expect(await settled('transaction_settled')).toEqual({
      key: 'transaction_settled a1',
      transactionId: 'a1',
      happenedAt: new Date('2026-06-15T12:02:00Z'),
      text: 'The bank has settled 10.00 CAD.',
    });
    expect(await settled('transaction_settlement_declined')).toMatchObject({
      text: 'The bank has not settled, so that it does not come in: 10.00 CAD.',
    });
    await stand.stop();
  });

  test('stores and records a notification once despite concurrent processing', async () => {
    const { kysely } = await open();
    const now = new Date('2026-06-15T12:00:00Z');
    const notice = { key: 'k', transactionId: 't', happenedAt: now, text: 'x' };
    expect([
      await insertNotice(kysely, 'braintree', notice, now),
      await insertNotice(kysely, 'braintree', notice, now),
      await insertNotice(kysely, 'other', notice, now),
    ]).toEqual([true, false, true]);
    const { id } = (await findPendingNotices(kysely, 1))[0]!;
    expect([await markRecorded(kysely, id, now), await markRecorded(kysely, id, now)]).toEqual([true, false]);
    expect(await findPendingNotices(kysely, 5)).toMatchObject([{ method: 'other' }]);
  });
});

test('describes each dispute status with the amount; an opened one with reason and due date', async () => {
  const stand = await openBraintree();
  const reported: string[] = [];
  for (const turn of ['opened', 'under_review', 'won', 'lost', 'accepted', 'auto_accepted', 'expired', 'disputed']) {
    const { body } = sent(`dispute_${turn}`, dispute('a1', 'open'), 1);
    const notice = await stand.gateway.notices?.read({ bytes: Buffer.alloc(0), body, headers: {} });
    reported.push(typeof notice === 'object' ? notice.text : String(notice));
  }
  await stand.stop();
  expect(reported).toEqual([
    'The cardholder disputes 250.00 CAD: not as described, to be answered by 2026-07-01 (dispute dpa1).',
    'The bank looks at what the shop said to the dispute of 250.00 CAD (dispute dpa1).',
    'The shop has won the dispute of 250.00 CAD (dispute dpa1).',
    'The shop has lost the dispute of 250.00 CAD (dispute dpa1).',
    'The shop has accepted the dispute of 250.00 CAD (dispute dpa1).',
    'Braintree has accepted for the shop the dispute of 250.00 CAD (dispute dpa1).',
    'The time to answer is over for the dispute of 250.00 CAD (dispute dpa1).',
    'The shop has answered the dispute of 250.00 CAD (dispute dpa1).',
  ]);
});
