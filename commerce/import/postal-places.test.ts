import { expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { currentTaxRates, taxLabel } from '#commerce/sale/tax/service.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';
import { CATALOGUE_SHOP, openCatalogueShop } from './testing/catalogue-shop.ts';

const SHIPPING = `
zones:
  ca: { country: CA, regions: rest }
  quebec: { country: CA, regions: [QC] }
  santa: { country: CA, regions: [QC], postcodes: [H0H, "H1A-H1C"] }
  north: { country: CA, regions: rest, postcodes: ["X*"] }
rates:
  flatrate:
    ca: { CAD: [{ price: 10 }] }
    quebec: { CAD: [{ price: 20 }] }
    santa: { CAD: [{ price: 30 }] }
    north: { CAD: [{ price: 40 }] }
`;

describeWithDatabase('places by postal code', (open) => {
  test('determine the shipping price of estimates', async () => {
    const shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    await shop.load(smallCatalogue({ 'shipping.yaml': SHIPPING }));
    const cart = (await shop.execute('mutation { createEmptyCart }')).data.createEmptyCart;
    await shop.execute(
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "CAR", quantity: 1 }]) { user_errors { message } } }`,
    );
    const priceFor = async (region: string, postcode: string | null): Promise<number> => {
      const address = `{ country_code: CA, region: { region_code: "${region}" }, postcode: ${JSON.stringify(postcode)} }`;
      const { data } = await shop.execute(
        `mutation { estimateShippingMethods(input: { cart_id: "${cart}", address: ${address} }) { carrier_code amount { value } } }`,
      );
      const { data: totals } = await shop.execute(
        `mutation { estimateTotals(input: { cart_id: "${cart}", address: ${address}, shipping_method: { carrier_code: "flatrate", method_code: "flatrate" } }) {
          cart { prices { grand_total_excluding_tax { value } subtotal_excluding_tax { value } } } } }`,
      );
      const { body } = await shop.commerce.handleRest({
        method: 'POST',
        path: `/V1/guest-carts/${cart}/estimate-shipping-methods`,
        headers: { 'content-type': 'application/json' },
        ip: '192.0.2.1',
        body: { address: { country_id: 'CA', region_code: region, ...(postcode !== null && { postcode }) } },
      });
      const isParcel = ({ carrier_code }: { carrier_code: string }) => carrier_code === 'flatrate';
      const { value } = data.estimateShippingMethods.find(isParcel).amount;
      const { prices } = totals.estimateTotals.cart;
      expect(JSON.parse(body).find(isParcel).amount).toBe(value);
      expect(prices.grand_total_excluding_tax.value - prices.subtotal_excluding_tax.value).toBeCloseTo(value, 5);
      return value;
    };
    expect(await priceFor('QC', null)).toBe(20);
    expect(await priceFor('QC', 'G1A 1A1')).toBe(20);
    expect(await priceFor('QC', 'h0h0h0')).toBe(30);
    expect(await priceFor('QC', 'H1B 2C3')).toBe(30);
    expect(await priceFor('ON', 'M5V 1A1')).toBe(10);
    expect(await priceFor('NT', 'x1a 2b3')).toBe(40);
  });

  test('determine the shipping price for the cart’s address', async () => {
    const shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    await shop.load(smallCatalogue({ 'shipping.yaml': SHIPPING }));
    const cart = (await shop.execute('mutation { createEmptyCart }')).data.createEmptyCart;
    await shop.execute(
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "CAR", quantity: 1 }]) { user_errors { message } } }`,
    );
    const { data } = await shop.execute(
      `mutation { setShippingAddressesOnCart(input: { cart_id: "${cart}", shipping_addresses: [{ address: { firstname: "Noël", lastname: "Tremblay",
        street: ["1 rue du Pôle"], city: "Montréal", region: "QC", postcode: "h0h0h0", country_code: "CA", telephone: "514-555-0101" } }] }) {
        cart { shipping_addresses { postcode available_shipping_methods { carrier_code amount { value } } } } } }`,
    );
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(address.postcode).toBe('H0H 0H0');
    expect(address.available_shipping_methods).toContainEqual({ carrier_code: 'flatrate', amount: { value: 30 } });
  });

  test('determine the taxes, with names from the file', async () => {
    const database = await open(CATALOGUE_SHOP);
    const shop = await openCatalogueShop(database);
    await shop.load(
      smallCatalogue({
        'taxes.yaml': `
labels: { local: { en: "City tax ({region})", fr: Taxe de ville } }
registrations: [{ country: US, regions: [NY], from: 2020-01-01 }]
rates:
  US:
    NY:
      - { tax: state, percent: 4, from: 2005-06-01, source: law }
      - { tax: state, percent: 3, from: 2005-06-01, postcodes: ["14000-14999"], source: law }
      - { tax: local, percent: 4.5, from: 2009-08-01, postcodes: ["100*", "10101"], source: law }
`,
      }),
    );
    const ratesAt = async (postcode?: string) =>
      currentTaxRates(
        database.kysely,
        { countryId: 'US', regionCode: 'NY', ...(postcode !== undefined && { postcode }) },
        new Date('2026-06-15T12:00:00Z'),
        null,
      );
    const found = async (postcode?: string) => (await ratesAt(postcode)).map(({ code, ratePpm }) => [code, ratePpm]);
    expect(await found()).toEqual([['state', 40_000]]);
    expect(await found('12207')).toEqual([['state', 40_000]]);
    expect(await found('14201-1234')).toEqual([['state', 30_000]]);
    expect(await found('10001')).toEqual([
      ['state', 40_000],
      ['local', 45_000],
    ]);
    expect((await found('10101')).length).toBe(2);
    const local = (await ratesAt('10001'))[1]!;
    expect([taxLabel(local, 'en'), taxLabel(local, 'fr'), taxLabel(local, 'de')]).toEqual([
      'City tax (NY)',
      'Taxe de ville',
      'City tax (NY)',
    ]);
  });
});
