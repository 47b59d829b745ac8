import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import type { CatalogueShop } from './testing/catalogue-shop.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';

const folder = (): string =>
  smallCatalogue({
    'stores.yaml': `
website: { id: 1, code: base, name: Tea, default_group: main }
groups: [{ id: 1, code: main, name: Tea, default_view: default, currencies: [GBP] }]
views:
  - { id: 1, code: default, group: main, name: English, language: en, locale: en_GB, currency: GBP, country: GB, is_default: true, content_view: en, timezone: Europe/London }
`,
    'products/all.csv':
      'sku,store_view_code,product_type,categories,name,weight,visibility,price,url_key,qty\nTEA,,simple,Default Category/Manufactured Tiles,Assam,0.25,"Catalog, Search",12.00,assam,50\n',
    'taxes.yaml': `
registrations: [{ country: GB, regions: rest, from: 2011-01-04 }]
rates: { GB: { rest: [{ tax: vat, percent: 20, from: 2011-01-04, source: VAT Act 1994 s. 2 }] } }
`,
    'shipping.yaml': `
zones: { uk: { country: GB, regions: rest } }
rates: { flatrate: { uk: { GBP: [{ price: 3.95 }] } } }
`,
    'payment.yaml': '- code: checkmo\n',
    'showrooms.yaml': null,
    'redirects.csv': null,
    'menus/new_menu_en_usa.yaml': null,
    'menus/new_menu_en_usa-1.yaml': null,
    'menus/new_menu_fr.yaml': null,
    'pages/faq.fr.html': null,
    'blocks/footer-help.fr.html': null,
    'blocks/header-top-message.us.html': null,
  });

const ADDRESS = `{ firstname: "Ada", lastname: "King", street: ["12 St James Square"], city: "London", postcode: "SW1Y 4JH",
  country_code: "GB", telephone: "+44 20 7946 0101" }`;

describeWithDatabase('a British shop', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(), folder());
  });
  const request = async (query: string) => {
    const { data, errors } = await shop.execute(query, { store: 'default' });
    expect(errors).toBeUndefined();
    return data;
  };

  test('sells to its own country, which has no regions', async () => {
    const { countries, storeConfig } = await request(
      '{ countries { id full_name_locale available_regions { id } } storeConfig { countries_with_required_region optional_zip_countries } }',
    );
    expect(countries).toEqual([{ id: 'GB', full_name_locale: 'United Kingdom', available_regions: null }]);
    expect(storeConfig).toEqual({ countries_with_required_region: '', optional_zip_countries: '' });
  });

  test('takes an order in pounds, with VAT of the whole country', async () => {
    const cart: string = (await request('mutation { createEmptyCart }')).createEmptyCart;
    const on = (field: string, input: string) =>
      request(`mutation { ${field}(input: { cart_id: "${cart}" ${input} }) { __typename } }`);
    await request(
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "TEA", quantity: 2 }]) { user_errors { code } } }`,
    );
    await on('setGuestEmailOnCart', 'email: "ada@example.com"');
    await on('setShippingAddressesOnCart', `shipping_addresses: [{ address: ${ADDRESS} }]`);
    await on('setBillingAddressOnCart', `billing_address: { address: ${ADDRESS} }`);
    const { cart: offered } = await request(
      `{ cart(cart_id: "${cart}") { shipping_addresses { region { code } available_shipping_methods { carrier_code method_code } } } }`,
    );
    const [{ carrier_code, method_code }] = offered.shipping_addresses[0].available_shipping_methods;
    await on(
      'setShippingMethodsOnCart',
      `shipping_methods: [{ carrier_code: "${carrier_code}", method_code: "${method_code}" }]`,
    );
    await on('setPaymentMethodOnCart', 'payment_method: { code: "checkmo" }');
    const { cart: priced } = await request(
      `{ cart(cart_id: "${cart}") { prices { grand_total { value currency } applied_taxes { label amount { value } } } } }`,
    );
    // 24.00 of tea and 3.95 of shipping, and a fifth of both.
    expect(priced.prices).toEqual({
      grand_total: { value: 33.54, currency: 'GBP' },
      applied_taxes: [{ label: 'VAT', amount: { value: 5.59 } }],
    });
    const { placeOrder } = await request(
      `mutation { placeOrder(input: { cart_id: "${cart}" }) { errors { message } orderV2 { total { grand_total { value currency } } shipping_address { city region postcode country_code } } } }`,
    );
    expect(placeOrder.errors).toEqual([]);
    expect(placeOrder.orderV2.total.grand_total).toEqual({ value: 33.54, currency: 'GBP' });
  });
});
