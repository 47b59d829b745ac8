import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantAttributes } from '#commerce/import/testing/merchant-attributes.ts';
import type { ExecuteRequest } from '#contract/page-render.ts';
import { openRenderedShop } from '../testing/rendered-shop.ts';
import type { RenderedShop } from '../testing/rendered-shop.ts';

let shop: RenderedShop;
beforeAll(async () => {
  shop = await openRenderedShop(merchantAttributes());
});
afterAll(() => shop.close());

const skusOf = (html: string): string[] =>
  [...html.matchAll(/<article[^>]* data-sku="([^"]*)"/g)].map(([, sku]) => sku as string);
const facetsOf = (html: string): string[] =>
  [
    ...html
      .split('<main')[1]!
      .split('</main>')[0]!
      .matchAll(/<summary[^>]*>([^<]*)<\/summary>/g),
  ].map(([, label]) => label as string);
const sortsOf = (html: string): string[] =>
  [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value as string);

const STONE = '/natural-stone-tiles';
const filtered = (key: string, value: string): string =>
  `${STONE}?${encodeURIComponent(`${key}[filter]`)}=${encodeURIComponent(value)}`;

test('an attribute unknown to the code is shown as a filter, in each language', async () => {
  expect(facetsOf((await shop.renderPage(STONE)).html)).toEqual(expect.arrayContaining(['Warmth', 'Thickness']));
  // A yes/no attribute is one box with its label.
  expect(await shop.words(STONE)).toContain('For heated floors');
  const french = await shop.renderPage(STONE, 'CA_FR');
  expect(facetsOf(french.html)).toEqual(expect.arrayContaining(['Chaleur', 'Épaisseur']));
  expect(await shop.words(STONE, 'CA_FR')).toMatch(/Neutre.*Pour plancher chauffant/s);
});

test('an address filters by it: by a value, by a range of numbers', async () => {
  expect(skusOf((await shop.renderPage(filtered('heated', 'Yes,1'))).html)).toEqual(['CAR']);
  expect(skusOf((await shop.renderPage(filtered('thickness_mm', 'x,10_*'))).html)).toEqual(['TRV', 'SLT']);
  expect(await shop.words(filtered('thickness_mm', 'x,10_12.5'), 'CA_FR')).toContain('Épaisseur : De 10 à 12,5');
});

test('it is an order of the list, offered in both languages', async () => {
  const { html } = await shop.renderPage(STONE);
  expect(sortsOf(html)).toEqual(expect.arrayContaining(['thickness_mm ASC', 'thickness_mm DESC', 'warmth ASC']));
  expect(await shop.words(STONE, 'CA_FR')).toContain('Épaisseur, croissant');
  expect(skusOf((await shop.renderPage(`${STONE}?sort=thickness_mm&direction=DESC`)).html)).toEqual([
    'TRV',
    'CAR',
    'SLB',
    'SLT',
  ]);
});

test('an unknown order leaves the list unchanged, an unknown filter matches nothing', async () => {
  const whole = skusOf((await shop.renderPage(STONE)).html);
  expect(skusOf((await shop.renderPage(`${STONE}?sort=created_at`)).html)).toEqual(whole);
  expect(await shop.words(filtered('gone', 'Once,1'))).toContain('No products match these filters');
});

/** Adds a Magento's attributes to the responses of the back end. */
const asMagento = (requested: object[]) => (request: ExecuteRequest) => {
  if (!/query getNavigation|query getProductList/.test(request.query)) return undefined;
  requested.push({ filter: request.variables?.['filter'], sort: request.variables?.['sort'] });
  if (request.query.startsWith('query getProductList'))
    return {
      data: {
        products: {
          total_count: 0,
          page_info: { current_page: 1, page_size: 6, total_pages: 0 },
          items: [],
          suggestions: [],
        },
      },
    };
  return {
    data: {
      products: {
        total_count: 12,
        aggregations: [
          {
            attribute_code: 'climate_zone',
            label: 'Climate zone',
            count: 2,
            position: 3,
            options: [
              { label: 'Cold', value: '211', count: 8 },
              { label: 'Mild', value: '212', count: 4 },
            ],
          },
          {
            attribute_code: 'weight_kg',
            label: 'Weight',
            count: 1,
            position: null,
            options: [{ label: '0-10', value: '0_10', count: 12 }],
          },
        ],
        sort_fields: {
          default: 'position',
          options: [
            { label: 'Position', value: 'position' },
            { label: 'Weight', value: 'weight_kg' },
          ],
        },
      },
    },
  };
};

test('filters and orders of a Magento with other attributes come from its aggregations', async () => {
  const requested: object[] = [];
  const { html } = await shop.renderPage(
    `${filtered('climate_zone', 'Cold,211')}&${encodeURIComponent('weight_kg[filter]')}=a,2_8&sort=weight_kg`,
    'CA_EN',
    asMagento(requested),
  );
  expect(facetsOf(html)).toEqual(['Weight', 'Climate zone']);
  expect(html).toMatch(
    /<input type="checkbox"[^>]*name="climate_zone"[^>]*checked=""[^>]*value="211"|<input type="checkbox"[^>]*checked=""[^>]*name="climate_zone"[^>]*value="211"/,
  );
  expect(sortsOf(html)).toEqual(expect.arrayContaining(['weight_kg ASC', 'weight_kg DESC']));
  expect(requested).toContainEqual({
    filter: expect.objectContaining({ climate_zone: { eq: '211' }, weight_kg: { from: '2', to: '8' } }),
    sort: { weight_kg: 'ASC' },
  });
});
