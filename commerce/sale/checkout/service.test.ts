import { expect, test, vi } from 'vitest';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import type { AddressInput } from '#commerce/people/address/types.ts';
import { contextWithoutDatabase } from '#commerce/people/customer/testing/without-database.ts';
import { nonce } from '#commerce/after-sale/orders/testing/shopper.ts';
import { fixedClock } from '#commerce/platform/clock.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { createMemo } from '#commerce/platform/memo.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { resolvers } from '#commerce/sale/payment/gateways/authorizenet/graphql.ts';
import { checkBillingAddress, checkShippingAddress, choosePayment } from './service.ts';

test.each([
  [checkShippingAddress, 'Shipping address errors'],
  [checkBillingAddress, 'An error occurred while processing the billing address.'],
])(
  'rejects an address with several errors as a whole: $1',
  (check: (input: AddressInput, sold: readonly string[]) => unknown, message) => {
    expect(refusalOf(() => check({ countryId: 'CA' }, ['CA', 'US']))?.message).toBe(message);
  },
);

test('accepts only a nonce in the format of the gateway', async () => {
  const context = {
    perProcess: createMemo(),
    clock: fixedClock('2026-06-15T12:00:00Z'),
    settings: { gateways: {} },
  } as unknown as CommerceContext;
  const update = vi.fn<(change: unknown) => Promise<void>>();
  const choose = (code: string, token?: string | null) =>
    choosePayment(context, { update } as unknown as LockedCart, {
      code,
      ...(token === undefined ? {} : { nonce: token }),
    });
  const token = nonce();
  for (const given of [token, 'no token', '', null, undefined]) await choose('tessera_test', given);
  for (const withoutGateway of ['braintree', 'checkmo']) await choose(withoutGateway, token);
  const saved = (paymentNonce: string | null, paymentMethodCode = 'tessera_test') => [
    { paymentMethodCode, paymentNonce, isCardSaved: false, purchaseOrderNumber: null },
  ];
  expect(update.mock.calls).toEqual([
    saved(token),
    saved(null),
    saved(null),
    saved(null),
    saved(null),
    saved(null, 'braintree'),
    saved(null, 'checkmo'),
  ]);
  await expect(choose('paypal', token)).rejects.toMatchObject({
    message: 'The requested Payment Method is not available.',
    category: 'graphql-input',
    code: 'PAYMENT_METHOD_UNAVAILABLE',
  });
  expect(update).toHaveBeenCalledTimes(7);
});

test('does not cache the browser settings of a gateway, which depend on the currency', () => {
  const noStore = vi.fn<() => void>();
  const { authorizeNetAcceptJs } = resolvers.Query;
  expect(authorizeNetAcceptJs({}, {}, contextWithoutDatabase({ noStore }))).toBeNull();
  expect(noStore).toHaveBeenCalledOnce();
});
