import { beforeAll, expect, test } from 'vitest';
import { customer, firstError } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import {
  add,
  montreal,
  newCart,
  nonce,
  paymentBody,
  restAddress,
  ship,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';

const FIELDS = 'prefix middlename suffix fax vat_id';
const details = { prefix: 'Dr.', middlename: 'Lise', suffix: 'Jr.', fax: '514-555-0199', vat_id: 'CA123' };
const none = { prefix: null, middlename: null, suffix: null, fax: null, vat_id: null };
const home = { ...montreal, region: { region_code: 'QC' }, company: 'Atelier Roy' };
const CREATE = `mutation ($input: CustomerAddressInput!) { address: createCustomerAddress(input: $input) { id company ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) { address: updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`;

describeWithDatabase('prefix, middle name, suffix, fax and tax number of an address', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  beforeAll(async () => {
    shop = await openShop(await open());
    ann = await customer(shop, 'ann@details.example');
  });

  test('are stored in the address book, updated, and removed when empty', async () => {
    const { id, ...saved } = (await ann.execute(CREATE, { input: { ...home, ...details, middlename: ' Lise\n' } })).data
      .address;
    expect(saved).toEqual({ ...details, company: 'Atelier Roy' });
    const update = async (input: Record<string, unknown>) => (await ann.execute(UPDATE, { id, input })).data.address;
    expect(await update({ fax: '1' })).toEqual({ ...details, fax: '1' });
    expect(await update({ prefix: '', middlename: '', suffix: '', fax: '', vat_id: '' })).toEqual(none);
    expect(firstError(await ann.execute(UPDATE, { id, input: { vat_id: 'x'.repeat(256) } }))).toEqual([
      '"vat_id" length must be equal or less than 255 characters.',
      'graphql-input',
    ]);
  });

  test('are copied to the order from the cart, whether from the address book or entered', async () => {
    const { id: customer_address_id } = (await ann.execute(CREATE, { input: { ...home, ...details } })).data.address;
    const cart_id = (await ann.execute('{ customerCart { id } }')).data.customerCart.id;
    await add(shop, cart_id, 'TILE', 1, {}, { headers: ann.headers });
    const set = async (document: string, input: Record<string, unknown>) =>
      (await ann.execute(document, { input: { cart_id, ...input } })).data.answer?.cart;
    const shipped = await set(
      `mutation ($input: SetShippingAddressesOnCartInput) { answer: setShippingAddressesOnCart(input: $input) { cart { shipping_addresses { ${FIELDS} } } } }`,
      { shipping_addresses: [{ customer_address_id }] },
    );
    expect(shipped.shipping_addresses).toEqual([details]);
    const billed = await set(
      `mutation ($input: SetBillingAddressOnCartInput) { answer: setBillingAddressOnCart(input: $input) { cart { billing_address { ${FIELDS} } } } }`,
      { billing_address: { address: { ...montreal, middlename: 'Eve' } } },
    );
    expect(billed.billing_address).toEqual({ ...none, middlename: 'Eve' });
    await set(
      'mutation ($input: SetShippingMethodsOnCartInput) { answer: setShippingMethodsOnCart(input: $input) { cart { id } } }',
      { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] },
    );
    await set(
      'mutation ($input: SetPaymentMethodOnCartInput) { answer: setPaymentMethodOnCart(input: $input) { cart { id } } }',
      { payment_method: { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce() } } },
    );
    await ann.execute('mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }', {
      id: cart_id,
    });
    const { items } = (
      await ann.execute(
        `{ customer { orders { items { shipping_address { ${FIELDS} } billing_address { ${FIELDS} } customer_info { prefix middlename suffix } } } } }`,
      )
    ).data.customer.orders;
    expect(items).toEqual([
      {
        shipping_address: details,
        billing_address: { ...none, middlename: 'Eve' },
        customer_info: { prefix: null, middlename: 'Eve', suffix: null },
      },
    ]);
  });

  test('are accepted and returned over REST, and omitted when not set', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await ship(shop, id, montreal, ['flatrate', 'flatrate'], details);
    const cart = (await shop.rest('GET', `/V1/guest-carts/${id}`)).body;
    const [{ shipping }] = cart.extension_attributes.shipping_assignments;
    expect(shipping.address).toMatchObject(details);
    expect(Object.keys(cart.billing_address)).not.toContain('fax');
    const billingAddress = { ...restAddress(montreal), vatId: 'CA9' };
    const paid = await shop.rest('POST', `/V1/guest-carts/${id}/set-payment-information`, {
      ...paymentBody(),
      billingAddress,
    });
    expect(paid.status).toBe(200);
    expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).body.billing_address.vat_id).toBe('CA9');
  });
});
