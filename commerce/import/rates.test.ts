import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from './testing/catalogue-shop.ts';
import type { CatalogueShop } from './testing/catalogue-shop.ts';

describeWithDatabase('rates from the merchant’s files', (open) => {
  let shop: CatalogueShop;
  let cart: string;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    cart = (await shop.execute('mutation { createEmptyCart }')).data.createEmptyCart;
    await shop.execute(
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "CAR", quantity: 2 }]) { user_errors { message } } }`,
    );
  });

  /** Estimate for 40 kg to Québec. */
  const estimate = async (): Promise<Record<string, [number, number]>> => {
    const { body } = await shop.commerce.handleRest({
      method: 'POST',
      path: `/V1/guest-carts/${cart}/estimate-shipping-methods`,
      headers: { 'content-type': 'application/json' },
      ip: '192.0.2.1',
      body: { address: { country_id: 'CA', region_code: 'QC', postcode: 'H2N 0A7' } },
    });
    const ways = JSON.parse(body) as { carrier_code: string; amount: number; price_incl_tax: number }[];
    return Object.fromEntries(
      ways.map(({ carrier_code, amount, price_incl_tax }) => [carrier_code, [amount, price_incl_tax]]),
    );
  };

  const change = async (file: string, from: string, to: string): Promise<void> => {
    const text = smallCatalogueFile(file);
    expect(text).toContain(from);
    await shop.load(smallCatalogue({ [file]: text.replace(from, to) }));
  };

  test('charges parcels and pallets by shipping.yaml, taxed by taxes.yaml', async () => {
    expect(await estimate()).toEqual({ flatrate: [52.95, 60.88], freight: [189, 217.3], instore: [0, 0] });
  });

  test('a changed freight rate applies to existing carts after the load', async () => {
    await change('shipping.yaml', '{ up_to_kg: 250, price: 189.00 }', '{ up_to_kg: 250, price: 200.00 }');
    expect((await estimate())['freight']).toEqual([200, 229.95]);
    await shop.load(smallCatalogue());
  });

  test('does not offer a carrier without rates', async () => {
    await change('shipping.yaml', '    ca:\n      CAD: [{ up_to_kg: 68, price: 14.95, per_kg: 0.95 }]\n', '    ca:\n');
    expect(Object.keys(await estimate())).toEqual(['freight', 'instore']);
    await shop.load(smallCatalogue());
  });

  test('offers a payment method in the currencies and up to the total in payment.yaml', async () => {
    const offered = async (): Promise<readonly string[]> => {
      const { data } = await shop.execute(`{ cart(cart_id: "${cart}") { available_payment_methods { code } } }`);
      return data.cart.available_payment_methods.map(({ code }: { code: string }) => code);
    };
    const load = (text: string) => shop.load(smallCatalogue({ 'payment.yaml': `- code: tessera_test\n${text}` }));
    await load('');
    expect(await offered()).toEqual(['tessera_test']);
    await load(
      '- code: checkmo\n  views: [CA_FR]\n- code: banktransfer\n  views: [CA_EN]\n  title: { en: Wire, fr: Virement }\n',
    );
    expect(await offered()).toEqual(['tessera_test', 'banktransfer']);
    await load('  currencies: [USD]\n');
    expect(await offered()).toEqual([]);
    await load('  up_to: { CAD: 90.99 }\n');
    expect(await offered()).toEqual([]);
    await load('  up_to: { CAD: 91 }\n');
    expect(await offered()).toEqual(['tessera_test']);
    await shop.load(smallCatalogue());
  });

  test('a page shows the hours of showrooms.yaml in the language of its store view', async () => {
    const page = '---\ntitle: Yard\n---\n<p>{{showroom_hours code=montreal}}</p>';
    const pages = { 'pages/yard.en.html': page, 'pages/yard.fr.html': page };
    const contents = async (): Promise<readonly string[]> =>
      Promise.all(
        ['CA_FR', 'US_EN'].map(async (store) => {
          const { data } = await shop.execute('{ cmsPage(identifier: "yard") { content } }', { store });
          return data.cmsPage.content.replaceAll('\u00a0', ' ');
        }),
      );
    await shop.load(smallCatalogue(pages));
    expect(await contents()).toEqual([
      '<p>Lundi : de 9 h à 18 h<br>\nDu mardi au dimanche : fermé</p>',
      '<p>Monday: 9 a.m. to 6 p.m.<br>\nTuesday to Sunday: closed</p>',
    ]);
    const showrooms = smallCatalogueFile('showrooms.yaml').replace('monday: "09:00-18:00"', 'monday: "10:30-18:00"');
    await shop.load(smallCatalogue({ ...pages, 'showrooms.yaml': showrooms }));
    expect(await contents()).toEqual([
      '<p>Lundi : de 10 h 30 à 18 h<br>\nDu mardi au dimanche : fermé</p>',
      '<p>Monday: 10:30 a.m. to 6 p.m.<br>\nTuesday to Sunday: closed</p>',
    ]);
    await shop.load(smallCatalogue());
  });

  test('a changed tax rate applies from its start date', async () => {
    const line =
      'percent: 9.975, from: 2013-01-01, source: "Act respecting the Quebec sales tax: 9.975 % of the price without GST since 2013-01-01" }';
    const next = (from: string) => `${line}\n      - { tax: qst, percent: 20, from: ${from}, source: Invented }`;
    await change('taxes.yaml', line, next('2999-01-01'));
    expect((await estimate())['freight']).toEqual([189, 217.3]);
    await change('taxes.yaml', line, next('2020-01-01'));
    expect((await estimate())['freight']).toEqual([189, 236.25]);
    await shop.load(smallCatalogue());
  });
});
