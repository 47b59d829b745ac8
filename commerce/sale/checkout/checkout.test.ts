import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import {
  add,
  albany,
  montreal,
  newCart,
  nonce,
  readCart,
  readyCart,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

/** The storefront sends this header because it lists showrooms. */
const LISTED = { headers: { [PICKUP_LIST_HEADER]: '1' } };

describeWithDatabase('checkout', (open) => {
  let shop: TestShop;
  let id: string;
  beforeAll(async () => {
    shop = await openShop(await open());
    await sql`update showroom set (latitude, longitude) = (select lat, long from (values ('montreal', 45.54, -73.65), ('calgary', 51.05, -114.07))
      as at(code, lat, long) where at.code = showroom.code)`.execute(shop.platform.db.kysely);
    id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
  });

  const carriers = (cart: {
    shipping_addresses: readonly { available_shipping_methods: readonly { carrier_code: string }[] }[];
  }) => cart.shipping_addresses[0]?.available_shipping_methods.map(({ carrier_code }) => carrier_code);
  const wrong = (response: { errors?: { message: string; extensions?: { category?: string } }[] }) =>
    (response.errors ?? []).map(({ message, extensions }) => [message, extensions?.category?.replace('graphql-', '')]);

  test('[GM-05] [RO-05] stores a valid email address and rejects others', async () => {
    expect((await setEmail(shop, id)).data.setGuestEmailOnCart.cart.email).toBe('ann@example.com');
    expect(wrong(await setEmail(shop, id, ''))).toEqual([['Required parameter "email" is missing', 'input']]);
    expect(wrong(await setEmail(shop, id, 'ann@'))).toEqual([['Invalid email format', 'input']]);
    expect(wrong(await setEmail(shop, id, `${'a'.repeat(10_000)}@example.com`))).toEqual([
      ['Invalid email format', 'input'],
    ]);
    expect(wrong(await setEmail(shop, '', 'ann@example.com'))).toEqual([
      ['Required parameter "cart_id" is missing', 'input'],
    ]);
    expect((await readCart(shop, id)).data.cart.email).toBe('ann@example.com');
  });

  test('[GM-06] [GM-07] setting a shipping address returns the shipping methods', async () => {
    const { cart } = (await setAddress(shop, id, montreal, LISTED)).data.setShippingAddressesOnCart;
    const [address] = cart.shipping_addresses;
    expect(address).toMatchObject({
      city: 'Montréal',
      postcode: 'H2Y 1C6',
      region: { code: 'QC', label: 'Quebec', region_id: 76 },
      country: { code: 'CA' },
      selected_shipping_method: null,
    });
    expect(address.available_shipping_methods).toEqual([
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        carrier_title: 'Parcel',
        method_title: 'Delivered to your door',
        amount: { value: 43.45 },
        price_incl_tax: { value: 49.95 },
      },
      {
        carrier_code: 'freight',
        method_code: 'ltl',
        carrier_title: 'Freight on a pallet',
        method_title: 'To the curb, liftgate included',
        amount: { value: 189 },
        price_incl_tax: { value: 217.3 },
      },
      {
        carrier_code: 'instore',
        method_code: 'montreal',
        carrier_title: 'Showroom pickup',
        method_title: 'Montréal',
        amount: { value: 0 },
        price_incl_tax: { value: 0 },
      },
      {
        carrier_code: 'instore',
        method_code: 'calgary',
        carrier_title: 'Showroom pickup',
        method_title: 'Calgary',
        amount: { value: 0 },
        price_incl_tax: { value: 0 },
      },
    ]);
  });

  test('supports Magento’s pickup: the address names the pickup location', async () => {
    const LOCATIONS = `query ($skus: [ProductInfoInput], $area: AreaInput, $filters: PickupLocationFilterInput, $sort: PickupLocationSortInput, $page: Int = 1) {
      pickupLocations(productsInfo: $skus, area: $area, filters: $filters, sort: $sort, pageSize: 1, currentPage: $page) {
        total_count page_info { total_pages } items { pickup_location_code name city region_id country_id } } }`;
    const request = async (variables: Record<string, unknown> = {}, store = 'CA_EN') =>
      shop.graphql(LOCATIONS, variables, { store });
    const first = async (variables?: Record<string, unknown>, store?: string) => {
      const { total_count: count, items } = (await request(variables, store)).data.pickupLocations;
      return [count, items[0]?.pickup_location_code];
    };
    expect((await request()).data.pickupLocations).toMatchObject({
      total_count: 2,
      page_info: { total_pages: 2 },
      items: [{ pickup_location_code: 'montreal', name: 'Montréal', region_id: 76, country_id: 'CA' }],
    });
    expect(await first({ page: 2 })).toEqual([2, 'calgary']);
    expect(await first({}, 'US_EN')).toEqual([1, 'burlington']);
    expect(await first({ skus: [{ sku: 'LOT-2' }, { sku: 'TILE' }] })).toEqual([1, 'calgary']);
    expect(await first({ skus: [{ sku: 'LOT-1' }, { sku: 'LOT-2' }] })).toEqual([0, undefined]);
    expect(await first({ sort: { city: 'ASC' } })).toEqual([2, 'calgary']);
    expect(await first({ filters: { city: { like: '%gary' } } })).toEqual([1, 'calgary']);
    expect(wrong(await request({ area: { radius: 10, search_term: 'Nowhere:CA' } }))).toEqual([
      ['Unknown geoname for Nowhere:CA', 'no-such-entity'],
    ]);
    const own = await newCart(shop);
    await add(shop, own, 'TILE');
    await setAddress(shop, own);
    expect(wrong(await setMethod(shop, own, 'instore', 'pickup'))).toEqual([
      ['Carrier with such method not found: instore, pickup', 'no-such-entity'],
    ]);
    const change = `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
      input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: "calgary" }] }) { cart { id } } }`;
    await shop.graphql(change, { id: own, address: montreal });
    expect((await setMethod(shop, own, 'instore', 'pickup')).errors).toBeUndefined();
    expect((await readCart(shop, own)).data.cart.shipping_addresses[0].selected_shipping_method).toMatchObject({
      carrier_code: 'instore',
      method_code: 'calgary',
    });
  });

  test('finds pickup locations within a radius, the nearest first', async () => {
    const within = async (radius: number, term: string) =>
      (
        await shop.graphql(
          'query ($area: AreaInput) { pickupLocations(area: $area) { items { pickup_location_code } } }',
          { area: { radius, search_term: term } },
        )
      ).data.pickupLocations.items.map((place: Record<string, unknown>) => place['pickup_location_code']);
    expect(await within(10, 'Montréal:CA')).toEqual(['montreal']);
    expect(await within(5000, 'Calgary:CA')).toEqual(['calgary', 'montreal']);
  });

  test('the browser that checks out can read the receipt although the order response was lost', async () => {
    const own = await readyCart(shop);
    const email =
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "ann@example.com" }) { cart { id } } }';
    await shop.graphql(email, { id: own }, { browser: 'another' });
    const order = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';
    await shop.graphql(order, { id: own }, { browser: 'another', isResponseLost: true });
    const receipt = async (browser: string) =>
      (await shop.graphql('query ($id: String!) { placedOrder(cart_id: $id) { number } }', { id: own }, { browser }))
        .data.placedOrder;
    expect([await receipt('another'), await receipt('stranger')]).toEqual([{ number: expect.any(String) }, null]);
  });

  test('names shipping methods in French and offers pickup only in the country of the address', async () => {
    const own = await newCart(shop, { store: 'US_EN' });
    await add(shop, own, 'TILE', 1, {}, { store: 'US_EN' });
    await setAddress(shop, own, albany, { store: 'US_EN' });
    const methods = async (store: string) =>
      (await readCart(shop, own, { store, ...LISTED })).data.cart.shipping_addresses[0].available_shipping_methods;
    expect((await methods('US_EN')).map((method: { method_code: string }) => method.method_code)).toEqual([
      'flatrate',
      'ltl',
      'burlington',
    ]);
    expect((await methods('CA_FR'))[0]).toMatchObject({ carrier_title: 'Colis', method_title: 'Livré à votre porte' });
  });

  test('offers only freight for a heavy cart', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'SLAB', 1);
    const { cart } = (await setAddress(shop, own, montreal, LISTED)).data.setShippingAddressesOnCart;
    expect(carriers(cart)).toEqual(['freight', 'instore', 'instore']);
    expect(wrong(await setMethod(shop, own))).toEqual([
      ['Carrier with such method not found: flatrate, flatrate', 'no-such-entity'],
    ]);
  });

  test('lists showrooms to other clients only if the address names one or one is selected', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'TILE', 1);
    const offered = async (address: Record<string, unknown>) =>
      carriers((await setAddress(shop, own, address)).data.setShippingAddressesOnCart.cart);
    expect(await offered(montreal)).toEqual(['flatrate', 'freight']);
    await setMethod(shop, own, 'instore', 'montreal');
    expect(carriers((await readCart(shop, own)).data.cart)).toContain('instore');
    await setMethod(shop, own);
    expect(carriers((await readCart(shop, own)).data.cart)).toEqual(['flatrate', 'freight']);
    const NAMED = `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
      input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: "montreal" }] }) { cart { id } } }`;
    expect((await shop.graphql(NAMED, { id: own, address: montreal })).errors).toBeUndefined();
    expect(carriers((await readCart(shop, own)).data.cart)).toContain('instore');
  });

  test('reports each invalid address field', async () => {
    const address = async (change: Record<string, unknown>) =>
      wrong(await setAddress(shop, id, { ...montreal, ...change }));
    expect(await address({ region: 'NY' })).toEqual([
      ['The specified region is not a part of the selected country or region', 'input'],
    ]);
    expect(await address({ region: undefined })).toEqual([['Region is required.', 'input']]);
    expect(await address({ country_code: 'FR' })).toEqual([['Country is not available', 'input']]);
    expect(await address({ region: 'ON' })).toEqual([
      ['The postal code does not belong to the selected region.', 'input'],
    ]);
    expect(await address({ street: ['1', '2', '3'] })).toEqual([
      ['"Street Address" cannot contain more than 2 lines.', 'input'],
    ]);
    expect(await address({ firstname: 'x'.repeat(10_000) })).toEqual([
      ['"firstname" length must be equal or less than 255 characters.', 'input'],
    ]);
    expect(await address({ postcode: '', telephone: '' })).toEqual([
      ['"postcode" is required. Enter and try again.', 'input'],
      ['"telephone" is required. Enter and try again.', 'input'],
    ]);
  });

  test('requires exactly one shipping address for physical products, without a card number in it', async () => {
    const set = (shipping_addresses: unknown, cart = id) =>
      shop
        .graphql(
          'mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }',
          { input: { cart_id: cart, shipping_addresses } },
        )
        .then(wrong);
    expect(await set([])).toEqual([['Required parameter "shipping_addresses" is missing', 'input']]);
    expect(await set([{ address: montreal }, { address: montreal }])).toEqual([
      ['You cannot specify multiple shipping addresses.', 'input'],
    ]);
    expect(await set([{}])).toEqual([
      ['The shipping address must contain either "customer_address_id" or "address".', 'input'],
    ]);
    expect(await set([{ address: montreal }], await newCart(shop))).toEqual([
      ['Shipping address is not allowed on cart: cart contains no items for shipment.', 'no-such-entity'],
    ]);
    expect(await set([{ address: { ...montreal, street: ['4111 1111 1111 1111'] } }])).toEqual([
      ['Card numbers must not be sent to this server.', 'input'],
    ]);
    const { rows } = await sql`select 1 from cart_address where array_to_string(street, ' ') like '%4111%'`.execute(
      shop.platform.db.kysely,
    );
    expect(rows).toEqual([]);
  });

  test('requires exactly one available shipping method, with lines and an address', async () => {
    const { cart } = (await setMethod(shop, id)).data.setShippingMethodsOnCart;
    expect(cart.shipping_addresses[0].selected_shipping_method).toEqual({
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      amount: { value: 43.45 },
      price_incl_tax: { value: 49.95 },
    });
    expect(wrong(await setMethod(shop, id, 'instore', 'burlington'))).toEqual([
      ['Carrier with such method not found: instore, burlington', 'no-such-entity'],
    ]);
    expect(wrong(await setMethod(shop, id, '', 'x'))).toEqual([
      ['Required parameter "carrier_code" is missing.', 'input'],
    ]);
    const empty = await newCart(shop);
    expect(wrong(await setMethod(shop, empty))).toEqual([
      ["The shipping method can't be set for an empty cart. Add an item to cart and try again.", 'input'],
    ]);
    await add(shop, empty, 'TILE');
    expect(wrong(await setMethod(shop, empty))).toEqual([
      ['The shipping address is missing. Set the address and try again.', 'input'],
    ]);
  });

  test('stores a note and a pickup location with the address', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'TILE');
    const extras = { customer_notes: ' Ring twice. ', pickup_location_code: 'montreal' };
    const { data } = await shop.graphql(
      `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) {
        cart { shipping_addresses { customer_notes pickup_location_code } } } }`,
      { input: { cart_id: own, shipping_addresses: [{ address: montreal, ...extras }] } },
    );
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
      { ...extras, customer_notes: 'Ring twice.' },
    ]);
  });

  test('deselects a method that no longer applies', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'TILE');
    await setAddress(shop, own);
    await setMethod(shop, own);
    await add(shop, own, 'SLAB');
    expect((await readCart(shop, own)).data.cart.shipping_addresses[0].selected_shipping_method).toBeNull();
  });

  test('accepts a billing address of its own or the shipping address', async () => {
    expect((await setBilling(shop, id)).data.setBillingAddressOnCart.cart.billing_address.city).toBe('Montréal');
    expect(
      (await setBilling(shop, id, { address: albany })).data.setBillingAddressOnCart.cart.billing_address.city,
    ).toBe('Albany');
    expect(wrong(await setBilling(shop, id, {}))).toEqual([
      ['The billing address must contain either "customer_address_id", "address", or "same_as_shipping".', 'input'],
    ]);
    const own = await newCart(shop);
    await add(shop, own, 'TILE');
    expect(wrong(await setBilling(shop, own))).toEqual([
      ['Could not use the "same_as_shipping" option, because the shipping address has not been set.', 'input'],
    ]);
    await setBilling(shop, own, { address: montreal, use_for_shipping: true });
    expect((await readCart(shop, own)).data.cart.shipping_addresses).toMatchObject([{ city: 'Montréal' }]);
  });

  test('accepts a card as payment method with its token', async () => {
    const { cart } = (await readCart(shop, id)).data;
    expect(cart.available_payment_methods[0]).toEqual({ code: 'tessera_test', title: 'Credit card' });
    expect((await setPayment(shop, id)).data.setPaymentMethodOnCart.cart.selected_payment_method.code).toBe(
      'tessera_test',
    );
    expect(wrong(await setPayment(shop, id, nonce(), 'paypal'))).toEqual([
      ['The requested Payment Method is not available.', 'input'],
    ]);
    expect(wrong(await setPayment(shop, id, ''))).toEqual([
      ['Required parameter "tessera_test" for "payment_method" is missing.', 'input'],
    ]);
    expect(wrong(await setPayment(shop, id, '4111111111111111'))).toEqual([
      ['Card numbers must not be sent to this server.', 'input'],
    ]);
    const own = await newCart(shop);
    expect(wrong(await setPayment(shop, own))).toEqual([
      ['The shipping address is missing. Set the address and try again.', 'input'],
    ]);
  });

  test('estimates shipping without saving anything', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'TILE');
    const request = (address: Record<string, unknown>, cart = own) =>
      shop.graphql(
        'mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) { carrier_code amount { value } price_incl_tax { value } } }',
        { input: { cart_id: cart, address } },
      );
    expect(
      (await request({ country_code: 'CA', region: { region_code: 'AB' } })).data.estimateShippingMethods[0],
    ).toEqual({
      carrier_code: 'flatrate',
      amount: { value: 29.2 },
      price_incl_tax: { value: 30.66 },
    });
    expect(wrong(await request({ country_code: 'CA', region: {} }))).toEqual([
      ['Missing parameter(s) for region input', 'input'],
    ]);
    expect((await request({ country_code: 'CA' }, await newCart(shop))).data.estimateShippingMethods).toEqual([]);
    expect((await readCart(shop, own)).data.cart.shipping_addresses).toEqual([]);
  });

  test('estimates totals for an address and a shipping method as charged, without saving anything', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'TILE');
    const request = (address: Record<string, unknown>, method?: readonly [string, string]) =>
      shop.graphql(
        `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { id prices {
          grand_total { value } subtotal_excluding_tax { value } applied_taxes { label amount { value } } } } } }`,
        {
          input: {
            cart_id: own,
            address,
            ...(method && { shipping_method: { carrier_code: method[0], method_code: method[1] } }),
          },
        },
      );
    const alberta = { country_code: 'CA', region: { region_code: 'AB' } };
    const pricesOf = async (...given: Parameters<typeof request>) =>
      (await request(...given)).data.estimateTotals.cart.prices;
    const itemPrices = await pricesOf(alberta);
    const parcel = await pricesOf(alberta, ['flatrate', 'flatrate']);
    expect(itemPrices.subtotal_excluding_tax).toEqual(parcel.subtotal_excluding_tax);
    expect(parcel.grand_total.value - itemPrices.grand_total.value).toBeCloseTo(30.66, 2);
    expect(parcel.applied_taxes).toHaveLength(1);
    const quebec = await pricesOf({ country_code: 'CA', region: { region_code: 'QC' } });
    expect(quebec.applied_taxes).toHaveLength(2);
    expect(wrong(await request(alberta, ['instore', 'nowhere']))).toEqual([
      ['Carrier with such method not found: instore, nowhere', 'no-such-entity'],
    ]);
    const cart = (await readCart(shop, own)).data.cart;
    expect([cart.shipping_addresses, cart.prices.applied_taxes]).toEqual([[], []]);
  });
});
