import { expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openBraintree } from './testing/braintree-stand.ts';
import { describeCardOrders, openCardShop } from '../../testing/order-conformance.ts';
import { describeParts } from '../../testing/parts-conformance.ts';
import { describeSetAside } from '../../testing/set-aside-conformance.ts';

const WIRE = {
  code: 'braintree',
  graphql: (nonce: string) => ({ payment_method_nonce: nonce, is_active_payment_token_enabler: false }),
  rest: (nonce: string) => ({ payment_method_nonce: nonce }),
  title: 'Credit card (Visa ending in 1111)',
};

describeCardOrders('card payments through Braintree', () => openBraintree(), WIRE);

describeSetAside('authorizations through Braintree', () => openBraintree('authorize'), WIRE);

describeParts('partial captures through Braintree', () => openBraintree('authorize', 'parts'), WIRE);

describeWithDatabase('the Braintree client token', (open) => {
  test('is issued for supported currencies, thirty times in ten minutes', async () => {
    const stand = await openBraintree();
    const shop = await openCardShop(await open(), stand, 'braintree');
    const request = (headers: Record<string, string> = {}) =>
      shop.graphql('mutation { createBraintreeClientToken }', {}, { headers });
    expect((await request()).data.createBraintreeClientToken).toMatch(/^[\w+/=]+$/);
    expect((await request({ 'content-currency': 'USD' })).errors?.[0]?.message).toMatch(/valid payment method/);
    for (let i = 0; i < 29; i++) await request();
    expect((await request()).errors).toHaveLength(1);
    await stand.stop();
  });
});
