import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import type { CatalogueShop } from './testing/catalogue-shop.ts';
import { britishCatalogue } from './testing/british-catalogue.ts';

const ADDRESS = `{ firstname: "Ada", lastname: "King", street: ["12 St James Square"], city: "London", postcode: "SW1Y 4JH",
  country_code: "GB", telephone: "+44 20 7946 0101" }`;

describeWithDatabase('a British shop', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(), britishCatalogue());
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
