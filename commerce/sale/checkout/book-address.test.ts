import { beforeAll, expect, test } from 'vitest';
import { customer, firstError } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { add, montreal, newCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const SHIP =
  'mutation ($id: String!, $to: [ShippingAddressInput]!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: $to }) { cart { shipping_addresses { city postcode region { code } } } } }';
const BILL =
  'mutation ($id: String!, $to: BillingAddressInput!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: $to }) { cart { billing_address { city } } } }';
const EMAIL =
  'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "bob@checkout.example" }) { cart { email } } }';
const METHOD =
  'mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "instore", method_code: "montreal" }] }) { cart { id } } }';
const PAY =
  'mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } } }';
const ORDER = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } } }';
const BOOK = '{ customer { addresses { city } } }';

describeWithDatabase('carts and the address book', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let home: number;
  let cart: string;

  beforeAll(async () => {
    shop = await openShop(await open());
    ann = await customer(shop, 'ann@checkout.example');
    const input = { ...montreal, city: 'Verdun', region: { region_code: 'QC' } };
    home = (
      await ann.execute('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
        input,
      })
    ).data.createCustomerAddress.id;
    cart = (await ann.execute('{ customerCart { id } }')).data.customerCart.id;
    await add(shop, cart, 'TILE', 1, {}, { headers: ann.headers });
  });

  test('a customer’s email address is always the account’s', async () => {
    expect(firstError(await ann.execute(EMAIL, { id: cart }))).toEqual([
      'The request is not allowed for logged in customers',
      'graphql-input',
    ]);
    expect((await ann.execute('{ customerCart { email } }')).data.customerCart.email).toBe('ann@checkout.example');
  });

  test('an address of the book can be used for shipping and billing', async () => {
    const shipped = await ann.execute(SHIP, { id: cart, to: [{ customer_address_id: home }] });
    expect(shipped.data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
      { city: 'Verdun', postcode: 'H2Y 1C6', region: { code: 'QC' } },
    ]);
    const billed = await ann.execute(BILL, { id: cart, to: { customer_address_id: home } });
    expect(billed.data.setBillingAddressOnCart.cart.billing_address).toEqual({ city: 'Verdun' });
  });

  test('a new address is added to the address book once, with the order, unless this is declined', async () => {
    const ship = (save_in_address_book?: boolean) =>
      ann.execute(SHIP, { id: cart, to: [{ address: { ...montreal, city: 'Laval', save_in_address_book } }] });
    const cities = async () =>
      (await ann.execute(BOOK)).data.customer.addresses.map(({ city }: { city: string }) => city);
    const bill = (city: string, save_in_address_book?: boolean) =>
      ann.execute(BILL, { id: cart, to: { address: { ...montreal, city, save_in_address_book } } });
    const order = async () => {
      await ann.execute(METHOD, { id: cart });
      await ann.execute(PAY, { id: cart });
      const placed = await ann.execute(ORDER, { id: cart });
      expect(placed.data.placeOrder.errors).toEqual([]);
      cart = (await ann.execute('{ customerCart { id } }')).data.customerCart.id;
      await add(shop, cart, 'TILE', 1, {}, { headers: ann.headers });
    };
    await ship(true);
    await bill('Longueuil', true);
    expect(await cities()).toEqual(['Verdun']);
    // The last address set applies.
    await bill('Sorel', false);
    await order();
    expect(await cities()).toEqual(['Verdun', 'Laval']);
    await ship();
    await bill('Longueuil');
    await order();
    expect(await cities()).toEqual(['Verdun', 'Laval', 'Longueuil']);
  });

  test.each([
    ['the shipping address', { ship: 'Laval' }, [{ city: 'Laval', default_shipping: true, default_billing: true }]],
    ['the billing address', { bill: 'Sorel' }, [{ city: 'Sorel', default_shipping: false, default_billing: true }]],
    [
      'both',
      { ship: 'Laval', bill: 'Sorel' },
      [
        { city: 'Laval', default_shipping: true, default_billing: false },
        { city: 'Sorel', default_shipping: false, default_billing: true },
      ],
    ],
    [
      'one address for both',
      { ship: 'Laval', bill: 'Laval' },
      [{ city: 'Laval', default_shipping: true, default_billing: true }],
    ],
  ])(
    'in an empty address book, %s saved with an order becomes the default, as in Magento',
    async (name, { ship, bill }: { ship?: string; bill?: string }, expected) => {
      const eve = await customer(shop, `${name.replaceAll(' ', '-')}@checkout.example`);
      const buy = async (to: { ship?: string | undefined; bill?: string | undefined }) => {
        const id = (await eve.execute('{ customerCart { id } }')).data.customerCart.id;
        await add(shop, id, 'TILE', 1, {}, { headers: eve.headers });
        const saved = (city: string | undefined) => ({
          address: { ...montreal, city: city ?? 'Verdun', save_in_address_book: city !== undefined },
        });
        await eve.execute(SHIP, { id, to: [saved(to.ship)] });
        await eve.execute(BILL, { id, to: saved(to.bill) });
        await eve.execute(METHOD, { id });
        await eve.execute(PAY, { id });
        expect((await eve.execute(ORDER, { id })).data.placeOrder.errors).toEqual([]);
      };
      const read = async () =>
        (await eve.execute('{ customer { addresses { city default_shipping default_billing } } }')).data.customer
          .addresses;
      await buy({ ship, bill });
      expect(await read()).toEqual(expected);
      // A later address does not change the defaults.
      if (!ship || !bill) return;
      await buy({ ship: 'Québec' });
      expect(await read()).toEqual([...expected, { city: 'Québec', default_shipping: false, default_billing: false }]);
    },
  );

  test('the placeholder telephone number is accepted for an estimate and rejected for an order', async () => {
    const to = [{ address: { ...montreal, telephone: 'telephone' } }];
    expect((await ann.execute(SHIP, { id: cart, to })).errors).toBeUndefined();
    await ann.execute(BILL, { id: cart, to: { same_as_shipping: true } });
    await ann.execute(METHOD, { id: cart });
    await ann.execute(PAY, { id: cart });
    expect((await ann.execute(ORDER, { id: cart })).data.placeOrder.errors).toMatchObject([
      { message: expect.stringContaining('Invalid Phone Number.') },
    ]);
    expect(firstError(await ann.execute(BILL, { id: cart, to: to[0] }))[0]).toContain('Invalid Phone Number.');
  });

  test('rejects an address id of another customer or from a guest, and an id together with a new address', async () => {
    const eve = await customer(shop, 'eve@checkout.example');
    const hers = (await eve.execute('{ customerCart { id } }')).data.customerCart.id;
    await add(shop, hers, 'TILE', 1, {}, { headers: eve.headers });
    const foreign = [`Could not find a address with ID "${home}"`, 'graphql-no-such-entity'];
    expect(firstError(await eve.execute(SHIP, { id: hers, to: [{ customer_address_id: home }] }))).toEqual(foreign);
    expect(firstError(await eve.execute(BILL, { id: hers, to: { customer_address_id: home } }))).toEqual(foreign);
    const guests = await newCart(shop);
    await add(shop, guests, 'TILE');
    expect(firstError(await shop.graphql(SHIP, { id: guests, to: [{ customer_address_id: home }] }))).toEqual([
      "The current customer isn't authorized.",
      'graphql-authorization',
    ]);
    expect(
      (await shop.graphql(SHIP, { id: guests, to: [{ address: { ...montreal, save_in_address_book: true } }] })).errors,
    ).toBeUndefined();
    const both = { customer_address_id: home, address: montreal };
    expect(firstError(await ann.execute(SHIP, { id: cart, to: [both] }))[0]).toBe(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    );
    expect(firstError(await ann.execute(BILL, { id: cart, to: both }))[0]).toBe(
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    );
  });
});
