import { expect, test } from 'vitest';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { fakeCommerce } from '#server/testing/fixtures.ts';
import { plainMagento } from './plain-magento.ts';

const HEADERS = { store: 'CA_EN', 'idempotency-key': 'k', [EXPECTED_TOTAL_HEADER]: '1 CAD' };
const rest = { method: 'POST', headers: HEADERS, body: '{}', ip: '' };

test('requests that a Magento supports reach it, without our own headers', async () => {
  const { commerce, calls } = fakeCommerce({ cart: { available_payment_methods: [{ code: 'tessera_test' }] } });
  const magento = plainMagento(commerce);
  const query = '{ cart(cart_id: "1") { available_payment_methods { code } } }';
  const { body } = await magento.executeGraphql({ method: 'GET', query, headers: HEADERS, ip: '' });
  expect(JSON.parse(body.toString())).toEqual({ data: { cart: { available_payment_methods: [] } } });
  await magento.handleRest({ ...rest, path: '/V1/guest-carts/x/payment-information' });
  expect(calls.map(({ headers }) => headers)).toEqual([{ store: 'CA_EN' }, { store: 'CA_EN' }]);
});

test('other requests are not sent to it', async () => {
  const { commerce, calls } = fakeCommerce();
  const magento = plainMagento(commerce);
  await magento.executeGraphql({ method: 'GET', query: '{ samples { free } }', headers: {}, ip: '' });
  const { status } = await magento.handleRest({ ...rest, path: '/V1/newsletter/unsubscribe/x' });
  expect([status, calls]).toEqual([404, []]);
});
