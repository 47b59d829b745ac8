import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { imbalances } from '#commerce/after-sale/orders/testing/books.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { montreal, restAddress } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';

describeWithDatabase('cards saved by the built-in gateway', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  type Buyer = Awaited<ReturnType<typeof customer>>;
  const buying = ({ headers }: Buyer) => {
    const address = restAddress(montreal);
    const pay = async (method: string, additional_data: object) => {
      await shop.rest('POST', '/V1/carts/mine', {}, headers);
      await shop.rest('POST', '/V1/carts/mine/items', { cartItem: { sku: 'TILE', qty: 1 } }, headers);
      const addressInformation = {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      };
      await shop.rest('POST', '/V1/carts/mine/shipping-information', { addressInformation }, headers);
      const body = { billingAddress: address, paymentMethod: { method, additional_data } };
      return (await shop.rest('POST', '/V1/carts/mine/payment-information', body, headers)).status;
    };
    const keep = () =>
      pay('tessera_test', {
        payment_method_nonce: `tok_visa_1111_1230_ok_${randomBytes(16).toString('hex')}`,
        is_active_payment_token_enabler: true,
      });
    return { pay, keep };
  };

  test('saves a card once at the customer’s request, and charges it for later orders by its hash', async () => {
    const ann = await customer(shop, 'ann@kept.example');
    const { pay, keep } = buying(ann);
    expect([await keep(), await keep()]).toEqual([200, 200]);
    const { customerPaymentTokens } = (
      await ann.execute('{ customerPaymentTokens { items { public_hash payment_method_code details } } }')
    ).data;
    expect(customerPaymentTokens.items).toEqual([
      {
        public_hash: expect.stringMatching(/^[\da-f]{64}$/),
        payment_method_code: 'tessera_test',
        details: '{"type":"VI","maskedCC":"1111","expirationDate":"12/2030"}',
      },
    ]);
    const [{ public_hash }] = customerPaymentTokens.items;
    for (let orders = 0; orders < 2; orders++) expect(await pay('tessera_test_vault', { public_hash })).toBe(200);
    const { data } = await ann.execute('{ customer { orders { items { payment_methods { name type } } } } }');
    expect(data.customer.orders.items[0].payment_methods).toEqual([
      { name: 'Credit card (Visa ending in 1111)', type: 'tessera_test_vault' },
    ]);
    expect(await pay('tessera_test_vault', { public_hash: 'f'.repeat(64) })).toBe(400);
  });

  test('places and charges the order once although the card cannot be saved', async () => {
    const bob = await customer(shop, 'bob@kept.example');
    const { kysely } = shop.platform.db;
    await sql`alter table payment_token add constraint none_today check (false) not valid`.execute(kysely);
    expect(await buying(bob).keep()).toBe(200);
    await sql`alter table payment_token drop constraint none_today`.execute(kysely);
    const { data } = await bob.execute(
      '{ customerPaymentTokens { items { details } } customer { orders { total_count } } }',
    );
    expect(data).toEqual({ customerPaymentTokens: { items: [] }, customer: { orders: { total_count: 1 } } });
    expect(await imbalances(shop)).toEqual([]);
  });
});
