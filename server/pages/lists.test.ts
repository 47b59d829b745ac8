import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaCatalogue } from '#commerce/import/testing/area-catalogue.ts';
import { openRenderedShop } from '../testing/rendered-shop.ts';
import type { RenderedShop } from '../testing/rendered-shop.ts';

let shop: RenderedShop;
beforeAll(async () => {
  shop = await openRenderedShop(
    areaCatalogue({
      'pages/returns.en.html': '---\ntitle: Returns\n---\n<p>Our return policy.</p>',
      'pages/returns.fr.html': '---\ntitle: Retours\n---\n<p>Notre politique de retour.</p>',
      'search-words.yaml':
        'not_sold:\n  - { words: { en: [grout], fr: [coulis] }, answer: { en: We sell no grout., fr: Pas de coulis ici. } }',
    }),
  );
});
afterAll(() => shop.close());

const MARBLE = 'category_id%5Bfilter%5D=Marble%2C6';
/** The checkbox of a filter value: its attributes, and how many products it would show. */
const boxOf = (html: string, label: string): { isChecked: boolean; isDisabled: boolean; count: number } => {
  const found = [
    ...html.matchAll(
      /<label[^>]*><input type="checkbox"([^>]*)\/><span[^>]*>([^<]*)<\/span><span[^>]*><span aria-hidden="true">(\d+)/g,
    ),
  ].find(([, , name]) => name === label);
  if (!found) throw new Error(`There is no value ${label}`);
  return {
    isChecked: found[1]?.includes('checked') ?? false,
    isDisabled: found[1]?.includes('disabled') ?? false,
    count: Number(found[3]),
  };
};
const skusOf = (html: string): string[] =>
  [...html.matchAll(/<article[^>]* data-sku="([^"]*)"/g)].map(([, sku]) => sku as string);

test('[RT-07] a selected collection from the suggestions is checked, and the other ones have counts', async () => {
  const { html, status } = await shop.renderPage(`/search.html?${MARBLE}&query=tile`);
  const all = await shop.renderPage('/search.html?query=tile');
  expect(status).toBe(200);
  expect(skusOf(all.html).length).toBeGreaterThan(skusOf(html).length);
  expect(boxOf(html, 'Marble')).toMatchObject({ isChecked: true, isDisabled: false });
  expect(boxOf(html, 'Travertine')).toEqual({ ...boxOf(all.html, 'Travertine'), isChecked: false, isDisabled: false });
});

test('the first page of a list queries the back end once: its two requests are sent together', async () => {
  const sent: number[] = [];
  const both = Promise.withResolvers<void>();
  const { status } = await shop.renderPage('/search.html?query=tile', 'CA_EN', ({ query, variables }) => {
    if (!query.startsWith('query getProductList')) return undefined;
    sent.push(Number(variables?.['currentPage']));
    if (sent.length === 2) both.resolve();
    return both.promise.then(() =>
      shop.shop.execute(query, { store: 'CA_EN', currency: 'CAD', variables: { ...variables } }),
    );
  });
  expect([status, sent]).toEqual([200, [1, 2]]);
});

test('a list of few products is complete, though its second request fails', async () => {
  const { status, html } = await shop.renderPage('/search.html?query=travertine');
  expect([status, skusOf(html).length > 0 && skusOf(html).length <= 6]).toEqual([200, true]);
});

test('a page has its kind, which determines the cache lifetime', async () => {
  const kindOf = async (path: string) => (await shop.renderPage(path)).kind;
  expect([
    await kindOf('/search.html?query=tile'),
    await kindOf('/natural-stone-tiles'),
    await kindOf('/nowhere'),
  ]).toEqual(['search', 'category', 'other']);
});

test('several collections may be selected, by id or by uid', async () => {
  const one = await shop.renderPage(`/search.html?${MARBLE}&query=tile`);
  const two = await shop.renderPage(`/search.html?${MARBLE}&category_uid%5Bfilter%5D=Travertine%2CNw%3D%3D&query=tile`);
  expect([two.status, boxOf(two.html, 'Marble').isChecked, boxOf(two.html, 'Travertine').isChecked]).toEqual([
    200,
    true,
    true,
  ]);
  expect(skusOf(two.html)).toEqual(expect.arrayContaining([...skusOf(one.html), 'TRV']));
});

test.each([
  '/natural-stone-tiles?category_id%5Bfilter%5D=X%2C5',
  '/natural-stone-tiles?category_uid%5Bfilter%5D=X%2Cnonsense',
  '/natural-stone-tiles?category_url_path%5Bfilter%5D=X%2Cnowhere',
])('[NF-04] %s is the category, and no error', async (path) => {
  const [whole, given] = [await shop.renderPage('/natural-stone-tiles'), await shop.renderPage(path)];
  expect([given.status, skusOf(given.html)]).toEqual([200, skusOf(whole.html)]);
});

test.each([
  '/search.html?category_id%5Bfilter%5D=X%2C999999&query=marble',
  '/search.html?category_url_path%5Bfilter%5D=X%2Cnowhere&query=marble',
  '/natural-stone-tiles?material%5Bfilter%5D=X%2Cnonsense',
  '/natural-stone-tiles?price_per_sq_ft%5Bfilter%5D=X%2C900_901',
])('%s shows that nothing matches and offers to reset', async (path) => {
  const { status } = await shop.renderPage(path);
  const words = await shop.words(path);
  expect(status).toBe(200);
  expect(words).toContain('No products match these filters');
  expect(words).toContain('Clear all');
});

test('a list of products sold by area sorts by area price and shows it', async () => {
  const words = await shop.words('/natural-stone-tiles?price_per_sq_ft%5Bfilter%5D=any%2C1_6');
  expect(words).toContain('Price per sq ft From To Apply');
  expect(words).toContain('Price per sq ft, low to high Price per sq ft, high to low Name, A to Z');
  expect(words).toContain('$1.00 to $6.00 per sq ft');
  expect(words).not.toContain('Price each');
  expect(skusOf((await shop.renderPage('/natural-stone-tiles?price_per_sq_ft%5Bfilter%5D=any%2C1_6')).html)).toEqual([
    'TRV',
  ]);
  expect(skusOf((await shop.renderPage('/natural-stone-tiles?sort=price_per_sq_ft')).html).slice(0, 3)).toEqual([
    'TRV',
    'CAR',
    'TRM',
  ]);
});

test('[CU-14] in French and in the USA, in the money of the view', async () => {
  const french = await shop.words('/natural-stone-tiles?price_per_sq_ft%5Bfilter%5D=any%2C1_6', 'CA_FR');
  expect(french).toContain('Prix au pi² De À Appliquer');
  expect(french).toContain('Prix au pi², croissant');
  expect(french).toContain('De 1,00 $ à 6,00 $ le pi²');
  // 22 ÷ 10 and 35 ÷ 5 in US dollars; 2.40 and 9.10 in Canadian ones.
  expect(await shop.words('/natural-stone-tiles', 'US_EN')).toMatch(/\$7\.00 \/ sq ft.*\$2\.20 \/ sq ft/);
  expect(
    skusOf((await shop.renderPage('/natural-stone-tiles?price_per_sq_ft%5Bfilter%5D=any%2C7_7', 'US_EN')).html),
  ).toEqual(['CAR']);
});

test('without products sold by area prices are per piece; elsewhere the URL can request that order', async () => {
  const words = await shop.words('/search.html?query=pencil');
  expect(words).toContain('Price each From To Apply');
  expect(words).toContain('Price each, low to high');
  expect(words).not.toContain('Price per sq ft,');
  // There is no choice of units, as with a back end without areas.
  const hasUnits = async (path: string): Promise<boolean> =>
    (await shop.renderPage(path)).html.includes('list-area-unit');
  expect([await hasUnits('/search.html?query=pencil'), await hasUnits('/natural-stone-tiles')]).toEqual([false, true]);
  expect(await shop.words('/natural-stone-tiles?sort=price')).toContain(
    'Price per sq ft, high to low Price each, low to high',
  );
});

/** Link, price and contents of a product's card. */
const cardOf = (html: string, sku: string) => {
  const card = html.split('<article').find((part) => part.includes(` data-sku="${sku}"`)) ?? '';
  const text = card.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return {
    href: /<a href="([^"]*)"/.exec(card)?.[1],
    area: /(?:from )?\$[\d.]+ \/ sq ft/.exec(text)?.[0],
    picture: /<img[^>]* src="([^"?]*)/.exec(card)?.[1],
    text,
  };
};
const finishOf = (html: string): string | undefined =>
  /<legend[^>]*>Finish(?:<!-- -->)? <span[^>]*>([^<]*)/.exec(html)?.[1];

test('a selected value in a list determines the picture, link and variant of its cards', async () => {
  const { data } = await shop.shop.execute(
    '{ products(filter: { sku: { eq: "CAL" } }) { aggregations { attribute_code options { label value } } } }',
  );
  const valueOf = (code: string, label: string): string =>
    data.products.aggregations
      .find(({ attribute_code: each }: { attribute_code: string }) => each === code)
      .options.find((option: { label: string }) => option.label === label).value;
  const chosen = (code: string, label: string) =>
    `${encodeURIComponent(`${code}[filter]`)}=${encodeURIComponent(`${label},${valueOf(code, label)}`)}`;
  const tiles = (query = '') => shop.renderPage(`/manufactured-tiles${query}`);

  expect(cardOf((await tiles()).html, 'CAL')).toMatchObject({
    href: '/lumen-calacatta.html',
    area: 'from $6.95 / sq ft',
  });
  const honed = cardOf((await tiles(`?${chosen('finish', 'Honed')}`)).html, 'CAL');
  expect(honed).toMatchObject({ href: '/lumen-calacatta.html?config=CAL-24-HON', area: '$11.50 / sq ft' });
  expect(honed.text).toContain('24 × 48 in · Honed');
  const large = cardOf((await tiles(`?${chosen('size', '24 × 48 in')}`)).html, 'CAL');
  expect(large).toMatchObject({ href: '/lumen-calacatta.html?config=CAL-24-POL', area: 'from $10.00 / sq ft' });
  // A value that variants lack is taken from their product.
  expect(cardOf((await tiles(`?${chosen('suitability', 'Floor')}`)).html, 'CAL').href).toBe('/lumen-calacatta.html');
  expect(cardOf((await tiles('?price_per_sq_ft%5Bfilter%5D=x%2C11_12')).html, 'CAL')).toMatchObject({
    href: '/lumen-calacatta.html?config=CAL-24-HON',
    area: '$11.50 / sq ft',
  });

  const opened = await shop.renderPage('/lumen-calacatta.html?config=CAL-24-HON');
  const plain = await shop.renderPage('/lumen-calacatta.html');
  expect([finishOf(plain.html), finishOf(opened.html)]).toEqual(['Polished', 'Honed']);
  expect(opened.html).toContain('CAL-24-HON');
  expect(opened.html).toContain('<link rel="canonical" href="https://shop.test/lumen-calacatta.html"');
});

test('words that name a variant lead to it from the results too', async () => {
  expect(cardOf((await shop.renderPage('/search.html?query=lumen+honed')).html, 'CAL').href).toBe(
    '/lumen-calacatta.html?config=CAL-24-HON',
  );
  expect(cardOf((await shop.renderPage('/search.html?query=CAL-24-HON')).html, 'CAL').href).toBe(
    '/lumen-calacatta.html?config=CAL-24-HON',
  );
  expect(cardOf((await shop.renderPage('/search.html?query=lumen')).html, 'CAL').href).toBe('/lumen-calacatta.html');
});

test('a search lists pages too, and has a note about products not sold', async () => {
  const returns = await shop.renderPage('/search.html?query=return+policy');
  expect(returns.html).toMatch(/<nav [^>]*aria-label="To read">.*?<a href="\/returns"[^>]*>Returns<\/a>/);
  expect((await shop.renderPage('/search.html?query=retour', 'CA_FR')).html).toMatch(
    /aria-label="À lire">.*?<a href="\/CA_FR\/returns"[^>]*>Retours<\/a>/,
  );
  const grout = await shop.words('/search.html?query=grout');
  expect(grout).toContain('We sell no grout.');
  expect(grout).not.toContain('No results were found.');
  expect(await shop.words('/search.html?query=coulis', 'CA_FR')).toContain('Pas de coulis ici.');
  expect(await shop.words('/search.html?query=marble')).not.toContain('To read');
});
