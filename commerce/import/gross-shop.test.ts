import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { refundOrder } from '#commerce/after-sale/orders/life/refund.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import type { CatalogueShop } from './testing/catalogue-shop.ts';
import { britishCatalogue } from './testing/british-catalogue.ts';

const taxes = (more = ''): string => `
prices_include_tax: true
${more}
registrations:
  - { country: GB, regions: rest, from: 2011-01-04 }
  - { country: IE, regions: rest, from: 2011-01-04 }
rates:
  GB:
    rest:
      - { tax: vat, percent: 20, from: 2011-01-04, source: VAT Act 1994 s. 2 }
      - { tax: vat, percent: 0, from: 2011-01-04, postcodes: [BT*], source: a free zone for this test }
  IE: { rest: [{ tax: vat, percent: 23, from: 2011-01-04, source: VATCA 2010 }] }
`;

const folder = (more = ''): string =>
  britishCatalogue({
    'taxes.yaml': taxes(more),
    'stores.yaml': `
website: { id: 1, code: base, name: Tea, default_group: main }
groups: [{ id: 1, code: main, name: Tea, default_view: default, currencies: [GBP] }]
views:
  - { id: 1, code: default, group: main, name: English, language: en, locale: en_GB, currency: GBP, country: GB, countries: [GB, IE, JE, GG], is_default: true, content_view: en, timezone: Europe/London }
`,
    'shipping.yaml': `
zones:
  uk: { country: GB, regions: rest }
  highlands: { country: GB, regions: rest, postcodes: [IV1-IV28, BT*] }
  ie: { country: IE, regions: rest }
  je: { country: JE, regions: rest }
  gg: { country: GG, regions: rest }
rates:
  flatrate:
    uk: { GBP: [{ price: 3.96 }] }
    highlands: { GBP: [{ price: 9.60 }] }
    ie: { GBP: [{ price: 12.00 }] }
    je: { GBP: [{ price: 12.00 }] }
  freight:
    gg: { GBP: [{ price: 100.01 }] }
site_access:
  liftgate: { GBP: 12.04 }
  stairs: { GBP: 7.99 }
`,
    'cart-rules.yaml': `
rules:
  - { code: tenth, label: { en: A tenth off }, coupon: TENTH, percent: 10 }
`,
  });

const address = (country: string, city: string, postcode: string): string =>
  `{ firstname: "Ada", lastname: "King", street: ["12 High Street"], city: "${city}", postcode: "${postcode}", country_code: "${country}", telephone: "+44 20 7946 0101" }`;

const PRICES = `prices { grand_total { value } subtotal_excluding_tax { value } subtotal_including_tax { value }
  subtotal_with_discount_excluding_tax { value } grand_total_excluding_tax { value } discounts { amount { value } } applied_taxes { label amount { value } } }
  items { prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } } }
  shipping_addresses { available_shipping_methods { price_excl_tax { value } price_incl_tax { value } } }`;

/** Amounts without their `value`. */
const plain = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  if ('value' in node) return node.value;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, plain(value)]));
};

describeWithDatabase('a shop whose prices include VAT', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(), folder());
  });
  const request = async (query: string) => {
    const { data, errors } = await shop.execute(query, { store: 'default' });
    expect(errors).toBeUndefined();
    return data;
  };
  const cartWith = async (quantity: number): Promise<string> => {
    const cart: string = (await request('mutation { createEmptyCart }')).createEmptyCart;
    await request(
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "TEA", quantity: ${quantity} }]) { user_errors { code } } }`,
    );
    return cart;
  };
  const on = (cart: string, field: string, input: string) =>
    request(`mutation { ${field}(input: { cart_id: "${cart}" ${input} }) { __typename } }`);
  const pricesOf = async (cart: string) => plain((await request(`{ cart(cart_id: "${cart}") { ${PRICES} } }`)).cart);
  const shipTo = async (cart: string, where: string): Promise<void> => {
    await on(cart, 'setShippingAddressesOnCart', `shipping_addresses: [{ address: ${where} }]`);
    await on(cart, 'setBillingAddressOnCart', `billing_address: { same_as_shipping: true }`);
    await on(
      cart,
      'setShippingMethodsOnCart',
      'shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }]',
    );
  };

  test('reports prices with tax in the configuration of the store view', async () => {
    const { storeConfig } = await request(
      '{ storeConfig { display_product_prices_in_catalog shopping_cart_display_price orders_invoices_credit_memos_display_subtotal is_tax_collected included_tax_name } }',
    );
    expect(storeConfig).toEqual({
      display_product_prices_in_catalog: 2,
      shopping_cart_display_price: 2,
      orders_invoices_credit_memos_display_subtotal: 2,
      is_tax_collected: true,
      included_tax_name: 'VAT',
    });
  });

  test('[EN-01] charges the displayed price, with and without an address', async () => {
    const cart = await cartWith(2);
    expect(await pricesOf(cart)).toMatchObject({
      prices: {
        grand_total: 24,
        subtotal_excluding_tax: 20,
        subtotal_including_tax: 24,
        applied_taxes: [{ label: 'VAT', amount: 4 }],
      },
      items: [{ prices: { price: 10, price_including_tax: 12, row_total: 20, row_total_including_tax: 24 } }],
    });
  });

  test('subtracts discounts from gross prices, and the total includes the tax on the remainder', async () => {
    const cart = await cartWith(2);
    await on(cart, 'applyCouponToCart', 'coupon_code: "TENTH"');
    await shipTo(cart, address('GB', 'London', 'sw1y4jh'));
    expect(await pricesOf(cart)).toMatchObject({
      prices: {
        // 24.00 - 2.40 + 3.96, including one sixth of tax.
        grand_total: 25.56,
        grand_total_excluding_tax: 21.3,
        subtotal_including_tax: 24,
        subtotal_excluding_tax: 20,
        subtotal_with_discount_excluding_tax: 18,
        discounts: [{ amount: 2.4 }],
        applied_taxes: [{ label: 'VAT', amount: 4.26 }],
      },
      shipping_addresses: [{ available_shipping_methods: [{ price_excl_tax: 3.3, price_incl_tax: 3.96 }] }],
    });
    const { body } = await shop.commerce.handleRest({
      method: 'GET',
      path: `/V1/guest-carts/${cart}/totals`,
      headers: {},
      ip: '192.0.2.1',
      body: undefined,
    });
    const totals = JSON.parse(body);
    expect(totals).toMatchObject({
      grand_total: 25.56,
      subtotal: 20,
      subtotal_incl_tax: 24,
      shipping_amount: 3.3,
      shipping_incl_tax: 3.96,
      tax_amount: 4.26,
      discount_amount: -2.4,
      items: [{ price: 10, base_price_incl_tax: 12, row_total_incl_tax: 24, tax_percent: 20 }],
    });
  });

  test.each([
    ['IE', 'Dublin', 'A65 F4E2', { grand_total: 36.9, applied: 6.9, unit: 12.3, shipping: 12.3 }],
    ['JE', 'St Helier', 'JE1 1AA', { grand_total: 30, applied: 0, unit: 10, shipping: 10 }],
    ['GB', 'Belfast', 'bt1 5gs', { grand_total: 28, applied: 0, unit: 10, shipping: 8 }],
    ['GB', 'Inverness', 'IV3 8AB', { grand_total: 33.6, applied: 5.6, unit: 12, shipping: 9.6 }],
  ])('keeps the net price in %s, %s, and adds the tax of the place', async (country, city, postcode, expected) => {
    const cart = await cartWith(2);
    await shipTo(cart, address(country, city, postcode));
    expect(await pricesOf(cart)).toMatchObject({
      prices: {
        grand_total: expected.grand_total,
        applied_taxes: expected.applied ? [{ amount: expected.applied }] : [],
      },
      items: [{ prices: { price: 10, price_including_tax: expected.unit } }],
      shipping_addresses: [{ available_shipping_methods: [{ price_incl_tax: expected.shipping }] }],
    });
  });

  test('a question about the delivery of freight shows the surcharge that its answer adds abroad', async () => {
    const cart = await cartWith(2);
    const guernsey = address('GG', 'St Peter Port', 'GY1 1WA');
    await on(cart, 'setShippingAddressesOnCart', `shipping_addresses: [{ address: ${guernsey} }]`);
    const freight = async (): Promise<number> => {
      const [found] = (await request(`{ cart(cart_id: "${cart}") { ${PRICES} } }`)).cart.shipping_addresses;
      return found.available_shipping_methods[0].price_incl_tax.value;
    };
    const questions = await request(`{ siteAccess(cart_id: "${cart}") { code price { value } } }`);
    expect(plain(questions.siteAccess)).toEqual([
      { code: 'liftgate', price: 10.03 },
      { code: 'stairs', price: 6.66 },
    ]);
    const before = await freight();
    await on(cart, 'setSiteAccessOnCart', 'access: ["liftgate", "stairs"]');
    expect((await freight()) - before).toBeCloseTo(16.69, 5);
  });

  test('the amounts of order, invoice and credit memos add up', async () => {
    const cart = await cartWith(3);
    await on(cart, 'applyCouponToCart', 'coupon_code: "TENTH"');
    await on(cart, 'setGuestEmailOnCart', 'email: "ada@example.com"');
    await shipTo(cart, address('GB', 'London', 'SW1Y 4JH'));
    await on(cart, 'setPaymentMethodOnCart', 'payment_method: { code: "checkmo" }');
    const { placeOrder } = await request(
      `mutation { placeOrder(input: { cart_id: "${cart}" }) { errors { message } orderV2 { number
        items { product_sale_price { value } prices { price_including_tax { value } row_total_including_tax { value } } }
        total { grand_total { value } subtotal_excl_tax { value } subtotal_incl_tax { value } total_tax { value } total_shipping { value }
          shipping_handling { amount_including_tax { value } amount_excluding_tax { value } } discounts { amount { value } } taxes { title rate amount { value } } } } } }`,
    );
    expect(placeOrder.errors).toEqual([]);
    const { number, ...order } = placeOrder.orderV2;
    // 36.00 - 3.60 + 3.96, including one sixth of tax.
    expect(plain(order)).toEqual({
      items: [{ product_sale_price: 10, prices: { price_including_tax: 12, row_total_including_tax: 36 } }],
      total: {
        grand_total: 36.36,
        subtotal_excl_tax: 30,
        subtotal_incl_tax: 36,
        total_tax: 6.06,
        total_shipping: 3.3,
        shipping_handling: { amount_including_tax: 3.96, amount_excluding_tax: 3.3 },
        discounts: [{ amount: 3.6 }],
        taxes: [{ title: 'VAT', rate: 20, amount: 6.06 }],
      },
    });
    const { placedOrder } = await request(
      `{ placedOrder(cart_id: "${cart}") { subtotal { value } subtotal_including_tax { value } shipping_amount { value } items { row_total { value } } grand_total { value } } }`,
    );
    expect(plain(placedOrder)).toEqual({
      subtotal: 30,
      subtotal_including_tax: 36,
      shipping_amount: 3.96,
      items: [{ row_total: 36 }],
      grand_total: 36.36,
    });
    const hand = { number, actor: 'staff', by: 'Test' } as const;
    const { platform } = shop.commerce;
    const first = await refundOrder(platform, { ...hand, items: 'TEA=1' });
    const rest = await refundOrder(platform, hand);
    const { guestOrder } = await request(
      `{ guestOrder(input: { number: "${number}", email: "ada@example.com", lastname: "King" }) { credit_memos { total { grand_total { value } subtotal { value } total_tax { value } } } } }`,
    );
    expect(plain(guestOrder.credit_memos)).toEqual([
      { total: { grand_total: 10.8, subtotal: 10, total_tax: 1.8 } },
      { total: { grand_total: 25.56, subtotal: 20, total_tax: 4.26 } },
    ]);
    expect([first.status, rest.status]).toEqual(['pending', 'closed']);
  });

  test('with cross-border trade the price is the same everywhere', async () => {
    await shop.load(folder('cross_border_trade: true'));
    const cart = await cartWith(2);
    await shipTo(cart, address('IE', 'Dublin', 'A65 F4E2'));
    expect(await pricesOf(cart)).toMatchObject({
      prices: { grand_total: 36, applied_taxes: [{ amount: 6.73 }] },
      items: [{ prices: { price_including_tax: 12 } }],
    });
    await shop.load(folder());
  });
});
