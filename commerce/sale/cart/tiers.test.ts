import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { createIntegration } from '#commerce/merchandise/integration/service.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { openCatalogueShop, type CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { as, createAccount, signIn, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { montreal } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { callsTo, type TestShop } from '#commerce/platform/testing/test-shop.ts';

const PRICING = `sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price,tier_price_value_type
CAR,All Websites [CAD],ALL GROUPS,5,40.00,Fixed
CAR,base [CAD],Wholesale,10,30.00,Fixed
CAR,All Websites [USD],ALL GROUPS,5,33.00,Fixed
TRV,All Websites [CAD],General,3,50,Discount
SLB,All Websites [CAD],ALL GROUPS,2,10,Discount
CAL-12-POL,All Websites [CAD],Wholesale,1,25,Discount
CAL-12-POL,All Websites [CAD],ALL GROUPS,4,70.00,Fixed
`;
const TIERS =
  'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range { minimum_price { final_price { value } } } price_tiers { quantity final_price { value currency } discount { amount_off percent_off } } } } }';
const CART = `fragment C on Cart { items { quantity prices { price { value } row_total { value } } } prices { grand_total { value } subtotal_excluding_tax { value } } }`;

describeWithDatabase('tier and group prices', (open) => {
  let shop: CatalogueShop;
  let trade: SignedIn;
  let program: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  const folder = (pricing: string | null = PRICING) => smallCatalogue({ 'advanced-pricing.csv': pricing });

  beforeAll(async () => {
    const database = await open();
    shop = await openCatalogueShop(database, folder());
    const calls = callsTo(shop.commerce) as unknown as TestShop;
    await createAccount(calls, 'pro@tiers.example');
    await sql`update customer set group_id = 2 where email = 'pro@tiers.example'`.execute(database.kysely);
    trade = as(calls, 'pro@tiers.example', (await signIn(calls, 'pro@tiers.example'))!);
    const token = await createIntegration(shop.commerce.platform, {
      name: 'erp',
      scopes: ['catalog:read', 'catalog:write'],
    });
    program = (method, path, body) =>
      callsTo(shop.commerce).rest(method, path, body, { authorization: `Bearer ${token}` });
  });

  const tiers = async (sku: string, caller: object = {}) => {
    await settleCatalog(shop.commerce.platform);
    const { data } = await shop.execute(TIERS, { variables: { sku }, ...caller });
    const [item] = data.products.items;
    return {
      price: item.price_range.minimum_price.final_price.value,
      tiers: item.price_tiers.map((tier: { quantity: number; final_price: { value: number } }) => [
        tier.quantity,
        tier.final_price.value,
      ]),
    };
  };

  test('are shown to their customer group in its currency', async () => {
    expect(await tiers('CAR')).toEqual({ price: 45.5, tiers: [[5, 40]] });
    const pro = { headers: trade.headers };
    expect(await tiers('CAR', pro)).toEqual({
      price: 45.5,
      tiers: [
        [5, 40],
        [10, 30],
      ],
    });
    expect(await tiers('CAR', { store: 'US_EN' })).toEqual({ price: 35, tiers: [[5, 33]] });
    // Only for the General group.
    expect((await tiers('TRV')).tiers).toEqual([]);
    const { data } = await shop.execute(TIERS, { variables: { sku: 'CAR' } });
    expect(data.products.items[0].price_tiers).toEqual([
      {
        quantity: 5,
        final_price: { value: 40, currency: 'CAD' },
        discount: { amount_off: 5.5, percent_off: 12.09 },
      },
    ]);
  });

  test('are hidden when the price is hidden', async () => {
    expect(await tiers('SLB')).toEqual({ price: null, tiers: [] });
  });

  test('a group price for one unit is the price of the product and of its configurable parent', async () => {
    expect((await tiers('CAL')).price).toBe(80);
    expect((await tiers('CAL', { headers: trade.headers })).price).toBe(60);
  });

  const cartOf = async (sku: string, caller: object = {}) => {
    const made = await shop.execute(
      'headers' in caller ? '{ customerCart { id } }' : 'mutation { createGuestCart { cart { id } } }',
      caller,
    );
    const id: string = made.data.customerCart?.id ?? made.data.createGuestCart.cart.id;
    const put = async (quantity: number) => {
      const { data } = await shop.execute(
        `mutation ($id: String!, $sku: String!, $quantity: Float!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { cart { ...C } user_errors { message } } } ${CART}`,
        { variables: { id, sku, quantity }, ...caller },
      );
      expect(data.addProductsToCart.user_errors).toEqual([]);
      const { items, prices } = data.addProductsToCart.cart;
      return [items[0].quantity, items[0].prices.price.value, prices.subtotal_excluding_tax.value];
    };
    return { id, put };
  };

  test('[RO-07] a response cached for guests and the response of the group never replace each other', async () => {
    const priceIn = async (query: string, caller: object = {}): Promise<number> =>
      (await shop.execute(query, caller)).data.products.items[0].price_range.minimum_price.final_price.value;
    const question = (name: string) =>
      `query ${name} { products(filter: { sku: { eq: "CAL" } }) { items { price_range { minimum_price { final_price { value } } } } } }`;
    const pro = { headers: trade.headers };
    const guestFirst = [await priceIn(question('a')), await priceIn(question('a'), pro), await priceIn(question('a'))];
    expect(guestFirst).toEqual([80, 60, 80]);
    const groupFirst = [
      await priceIn(question('b'), pro),
      await priceIn(question('b')),
      await priceIn(question('b'), pro),
    ];
    expect(groupFirst).toEqual([60, 80, 60]);
  });

  test('a customer sees group prices, and the special price of ordinary accounts', async () => {
    const calls = callsTo(shop.commerce) as unknown as TestShop;
    await createAccount(calls, 'ann@tiers.example');
    const ann = as(calls, 'ann@tiers.example', (await signIn(calls, 'ann@tiers.example'))!);
    const has = async ({ headers }: SignedIn) =>
      (await shop.execute('{ customer { has_group_prices } }', { headers })).data.customer.has_group_prices;
    expect([await has(ann), await has(trade)]).toEqual([false, true]);
    const special = `{ products(filter: { sku: { eq: "CAL" } }) { items { ... on ConfigurableProduct { variants { product { sku special_price } } } } } }`;
    const read = async (caller: object = {}) => {
      const { data } = await shop.execute(special, caller);
      return data.products.items[0].variants.find(
        ({ product }: { product: { sku: string } }) => product.sku === 'CAL-12-POL',
      ).product.special_price;
    };
    expect(await read({ headers: trade.headers })).toBe(await read());
  });

  test('a line of the cart has both the ordinary price at its quantity and the group price', async () => {
    const ORDINARY = '{ customerCart { items { quantity prices { price { value } ordinary_price { value } } } } }';
    const calls = callsTo(shop.commerce) as unknown as TestShop;
    await createAccount(calls, 'line@tiers.example');
    await sql`update customer set group_id = 2 where email = 'line@tiers.example'`.execute(
      shop.commerce.platform.db.kysely,
    );
    const line = as(calls, 'line@tiers.example', (await signIn(calls, 'line@tiers.example'))!);
    const { put } = await cartOf('CAR', { headers: line.headers });
    const shown = async () => {
      const { data } = await shop.execute(ORDINARY, { headers: line.headers });
      const [{ prices }] = data.customerCart.items;
      return [prices.price.value, prices.ordinary_price?.value ?? null];
    };
    await put(5);
    expect(await shown()).toEqual([40, null]);
    await put(5);
    expect(await shown()).toEqual([30, 40]);
  });

  test('price a cart by quantity and group, and its order too', async () => {
    const { id, put } = await cartOf('CAR');
    expect(await put(4)).toEqual([4, 45.5, 182]);
    expect(await put(1)).toEqual([5, 40, 200]);
    expect(await put(7)).toEqual([12, 40, 480]);
    const pro = await cartOf('CAR', { headers: trade.headers });
    expect(await pro.put(12)).toEqual([12, 30, 360]);
    const request = (mutation: string, to?: object) =>
      shop.execute(`mutation ($id: String!${to ? ', $to: CartAddressInput' : ''}) { ${mutation} }`, {
        variables: { id, to },
      });
    await request('setGuestEmailOnCart(input: { cart_id: $id, email: "ann@tiers.example" }) { cart { id } }');
    await request(
      'setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $to }] }) { cart { id } }',
      montreal,
    );
    await request(
      'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    );
    await request(
      'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "instore", method_code: "montreal" }] }) { cart { id } }',
    );
    await request(
      'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }',
    );
    const { data } = await request(
      'placeOrder(input: { cart_id: $id }) { orderV2 { items { quantity_ordered product_sale_price { value } } total { subtotal { value } } } errors { message } }',
    );
    expect(data.placeOrder).toEqual({
      orderV2: {
        items: [{ quantity_ordered: 12, product_sale_price: { value: 40 } }],
        total: { subtotal: { value: 480 } },
      },
      errors: [],
    });
  });

  const information = async (sku = 'CAR') =>
    (await program('POST', '/V1/products/tier-prices-information', { skus: [sku] })).body;
  const tier = (more: object) => ({
    sku: 'CAR',
    website_id: 0,
    customer_group: 'ALL GROUPS',
    price_type: 'fixed',
    quantity: 8,
    price: 35,
    ...more,
  });

  test('REST reads, adds, replaces and removes tier prices, which a later load does not overwrite', async () => {
    expect(await information('TRV')).toEqual([
      { sku: 'TRV', website_id: 0, customer_group: 'General', price_type: 'discount', quantity: 3, price: 50 },
    ]);
    const product = async () =>
      ((await program('GET', '/V1/products/CAR')).body as { tier_prices: object[] }).tier_prices;
    expect(await product()).toContainEqual({
      customer_group_id: 32_000,
      qty: 5,
      value: 40,
      extension_attributes: { website_id: 0 },
    });
    const send = (method: string, entry: object, kind = '') =>
      program(method, `/V1/products/tier-prices${kind}`, { prices: [tier(entry)] });
    expect((await send('POST', {})).body).toEqual([]);
    expect((await tiers('CAR')).tiers).toEqual([
      [5, 40],
      [8, 35],
    ]);
    expect((await send('PUT', { price_type: 'discount', price: 20, quantity: 6 })).body).toEqual([]);
    expect((await tiers('CAR')).tiers).toEqual([[6, 36.4]]);
    await loadCatalogue(shop.commerce.platform, folder());
    expect(await information()).toEqual([tier({ price_type: 'discount', price: 20, quantity: 6 })]);
    expect((await send('POST', { price_type: 'discount', price: 20, quantity: 6 }, '-delete')).body).toEqual([]);
    expect((await send('POST', { price_type: 'discount', price: 20, quantity: 6 }, '-delete')).body).toHaveLength(1);
    await loadCatalogue(shop.commerce.platform, folder());
    expect(await information()).toEqual([]);
    await loadCatalogue(shop.commerce.platform, folder(), { isTakenOver: true });
    expect(await information()).toHaveLength(2);
  });

  test('an invalid request is rejected as a whole', async () => {
    const before = await information();
    for (const wrong of [
      { sku: 'NOTHING' },
      { sku: 'CAL' },
      { quantity: 0 },
      { quantity: 1.5 },
      { price: -1 },
      { price_type: 'gift' },
      { customer_group: 'Nobody' },
      { website_id: 7 },
      { price_type: 'discount', price: 101 },
    ]) {
      const { status } = await program('POST', '/V1/products/tier-prices', { prices: [tier({}), tier(wrong)] });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
    expect(await information()).toEqual(before);
    const file = `${PRICING.split('\n')[0]}\nNOPE,All Websites [CAD],ALL GROUPS,2,1,Fixed\nCAR,Moon,Friends,0,x,Gift\nCAL,base,General,2,200,Discount\n`;
    await expect(loadCatalogue(shop.commerce.platform, folder(file))).rejects.toThrow(
      /no product "NOPE"[^]*no group of customers[^]*no whole number from 1[^]*names no website[^]*must be Fixed or Discount[^]*costs what it is made of[^]*no percentage/,
    );
  });
});
