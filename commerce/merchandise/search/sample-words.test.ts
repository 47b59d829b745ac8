import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#commerce/platform/database/types.ts';
import { openCatalogueShop, SAMPLE_CATALOGUE } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { databaseWith } from '#commerce/platform/database/testing/database.ts';

/**
 * Searches for words of the sample catalogue in each language. One database suffices, because the small shop tests the
 * behaviour of both.
 */
describe('trade words of the sample catalogue', () => {
  let database: Database;
  let shop: CatalogueShop;
  beforeAll(async () => {
    database = await databaseWith(SAMPLE_CATALOGUE);
    shop = await openCatalogueShop(database);
  });
  afterAll(() => database.close());

  type Found = {
    sku: string;
    categories: { url_path: string }[];
    custom_attributesV2: { items: { code: string; selected_options?: { label: string }[] }[] };
    configurable_options?: { attribute_code: string; values: { label: string }[] }[];
  };
  const find = async (text: string, store: string) => {
    const { data, errors } = await shop.execute(
      'query ($text: String!) { products(search: $text, pageSize: 12) { total_count items { sku categories { url_path } custom_attributesV2 { items { code ... on AttributeSelectedOptions { selected_options { label } } } } ... on ConfigurableProduct { configurable_options { attribute_code values { label } } } } } searchHelp(search: $text) { pages { title relative_url } not_sold } }',
      { store, variables: { text } },
    );
    expect(errors).toBeUndefined();
    const items = data.products.items as Found[];
    return {
      total: data.products.total_count as number,
      help: data.searchHelp as { pages: { title: string; relative_url: string }[]; not_sold: string | null },
      items,
    };
  };
  const inCategory =
    (path: string) =>
    ({ categories }: Found) =>
      categories.some(({ url_path }) => url_path.startsWith(path));
  const has =
    (code: string, label: string) =>
    ({ custom_attributesV2: { items } }: Found) =>
      items.some((item) => item.code === code && item.selected_options?.some((option) => option.label === label));
  /** It, or one of its variants. */
  const comesIn = (code: string, label: string) => (found: Found) =>
    has(code, label)(found) ||
    found.configurable_options?.some(
      ({ attribute_code, values }) => attribute_code === code && values.some((value) => value.label === label),
    );
  const isTrim = ({ custom_attributesV2: { items } }: Found) => items.some(({ code }) => code === 'trim_profile');
  const isTile = ({ categories }: Found) =>
    categories.some(({ url_path }) => /tiles|mosaic|slabs|vinyl/.test(url_path));

  test.each([
    ['porcelaine', 'CA_FR', has('material', 'Grès cérame')],
    ['tuiles de porcelaine', 'CA_FR', has('material', 'Grès cérame')],
    ['carrelage', 'CA_FR', isTile],
    ['tuile', 'CA_FR', isTile],
    [
      'antidérapante',
      'CA_FR',
      (found: Found) => has('suitability', 'Plancher de douche')(found) || has('finish', 'Texturé antidérapant')(found),
    ],
    ['plancher de salle de bain', 'CA_FR', has('suitability', 'Plancher de douche')],
    ['dosseret', 'CA_FR', inCategory('mosaic-tiles')],
    ['bois franc', 'CA_FR', inCategory('engineered-wood')],
    ['LVP', 'CA_FR', inCategory('vinyl')],
    [
      'non slip',
      'CA_EN',
      (found: Found) => has('suitability', 'Shower floor')(found) || has('finish', 'Grip (textured)')(found),
    ],
    ['bathroom floor', 'CA_EN', has('suitability', 'Shower floor')],
    ['backsplash', 'US_EN', inCategory('mosaic-tiles')],
    ['hardwood', 'US_EN', inCategory('engineered-wood')],
    ['lvp', 'CA_EN', inCategory('vinyl')],
    ['luxury vinyl plank', 'CA_EN', inCategory('vinyl')],
    ['countertop', 'CA_EN', inCategory('natural-stone-slabs')],
    ['glossy', 'CA_EN', comesIn('finish', 'Gloss')],
    ['entryway', 'US_EN', has('suitability', 'Shower floor')],
    ['buanderie', 'CA_FR', has('suitability', 'Plancher de douche')],
    ['moroccan tile', 'CA_EN', ({ sku }: Found) => sku.startsWith('MDN-')],
    ['zelige', 'CA_FR', ({ sku }: Found) => sku.startsWith('MDN-')],
    ['tomette', 'CA_FR', has('color_family', 'Terracotta')],
    ['floating floor', 'US_EN', inCategory('vinyl/rigid-core')],
    ['plancher flottant', 'CA_FR', inCategory('vinyl/rigid-core')],
    ['imperméable', 'CA_FR', inCategory('vinyl/rigid-core')],
    ['large format tile', 'CA_EN', comesIn('size', '24 × 48 in')],
    ['60x60', 'CA_FR', comesIn('size', '24 × 24\u00a0po')],
    ['porcelaine 60x120', 'CA_FR', comesIn('size', '24 × 48\u00a0po')],
    ['transition strip', 'CA_EN', (found: Found) => isTrim(found)],
  ] as const)('[GN-06] %j in %s finds what it means', async (text, store, isMeant) => {
    const { total, items } = await find(text, store);
    expect(total).toBeGreaterThan(2);
    // The results may include trims that name their use.
    expect(items.filter(isMeant).length / items.length).toBeGreaterThanOrEqual(0.8);
  });

  const skusOf = async (text: string, store: string): Promise<readonly string[]> => {
    const { data } = await shop.execute(
      'query ($text: String) { products(search: $text, pageSize: 100) { total_count items { sku } } }',
      { store, variables: { text } },
    );
    const skus = data.products.items.map(({ sku }: { sku: string }) => sku).sort();
    expect(data.products.total_count).toBe(skus.length);
    return skus;
  };

  test.each([
    [
      '12x24',
      50,
      [
        '12 x 24',
        '12X24',
        '12×24',
        '12*24',
        '12 by 24',
        '24x12',
        '24 × 12 in',
        '12in x 24in',
        '12inx24in',
        '12 in. x 24 in.',
        '12 x 24 in',
        '12 x 24 inches',
        '12 inches by 24 inches',
        '12-inch x 24-inch',
        '12" x 24"',
        '12” × 24”',
        '12″ × 24″',
        "12'' x 24''",
        '12 po x 24 po',
        '12 × 24 po.',
        '12\u00A0po\u00A0×\u00A024\u00A0po',
        '12 pouces par 24 pouces',
        '12 sur 24 po',
        '1 ft x 2 ft',
        "1' x 2'",
        '1 pi x 2 pi',
        '30x60',
        '30x60cm',
        '30cm x 60cm',
        '30 cm × 60 cm',
        '60 x 30 cm',
        '300x600',
        '300 x 600 mm',
        '298 x 598 mm',
        '305 × 610 mm',
        '0,3 m x 0,6 m',
        '0.3 x 0.6 m',
        '1２ x ２4',
      ],
    ],
    ['24x48', 20, ['24 x 48 in', '2 ft x 4 ft', '60x120', '60 x 120 cm', '600x1200', '600 × 1200 mm', '48"x24"']],
    ['7 1/2 x 75', 5, ['7½ x 75', '7,5 x 75 po', '7.5 x 75 in', '7-1/2" × 75"', '190 x 1900 mm', '19 x 190 cm']],
    ['20mm', 5, ['20 mm', '2cm', '2 cm', '2,0 cm', '20 millimetres', '20 millimètres', '0,02 m']],
    [
      'porcelain 12x24 matte',
      5,
      ['porcelain 30 x 60 cm matte', 'matte porcelain 12" x 24"', '12 by 24 in porcelain matte'],
    ],
    ['24"', 50, ['24 in', '24 inch', '24 inches', '24 po', '24 pouces', '2 ft', '2 pi', '60 cm', '600 mm']],
  ])('[GN-06] every way to write %j finds the same, in both languages', async (size, least, others) => {
    const wanted = await skusOf(size, 'CA_EN');
    expect(wanted.length).toBeGreaterThanOrEqual(least);
    for (const text of others) expect([text, await skusOf(text, 'CA_EN')]).toEqual([text, wanted]);
    if (size.startsWith('porcelain')) return;
    for (const text of [size, ...others]) expect([text, await skusOf(text, 'CA_FR')]).toEqual([text, wanted]);
  });

  test('[GN-06] a French size among other words has the results of the English one', async () => {
    const wanted = await skusOf('polished tile 12 x 24 in', 'CA_EN');
    expect(wanted.length).toBeGreaterThan(3);
    for (const text of ['carreau poli 30 x 60 cm', '12 po x 24 po carreau poli', 'carreau 12x24 poli'])
      expect([text, await skusOf(text, 'CA_FR')]).toEqual([text, wanted]);
  });

  test('a size with a thickness finds products that have both', async () => {
    const [both, thick, size] = await Promise.all(
      ['24 x 24 x 2 cm', '20 mm', '24x24'].map((text) => skusOf(text, 'CA_EN')),
    );
    expect(both!.length).toBeGreaterThan(0);
    expect(both).toEqual(size!.filter((sku) => thick!.includes(sku)));
    expect(await skusOf('60x60x2 cm', 'CA_FR')).toEqual(both);
  });

  test.each([
    ['24x4', '24x48'],
    ['24 × 4', '24x48'],
    ['18x', '18x18'],
  ])('%j finds %s while it is typed', async (text, size) => {
    expect(await skusOf(text, 'CA_EN')).toEqual(expect.arrayContaining([...(await skusOf(size, 'CA_EN'))]));
  });

  test.each(['12 x 25 in', '31 x 47 cm', '7777x9', '33 mm'])('no product is %j', async (text) => {
    expect(await skusOf(text, 'CA_EN')).toEqual([]);
  });

  test.each([
    ['outlet', 'CA_EN'],
    ['on sale', 'US_EN'],
    ['rabais', 'CA_FR'],
  ])('%j in %s finds what the outlet has', async (text, store) => {
    const { data } = await shop.execute(
      '{ products(filter: { outlet: { eq: "1" } }, pageSize: 100) { items { sku } } }',
      {
        store,
      },
    );
    const outlet = (data.products.items as Found[]).map(({ sku }) => sku);
    const { items, total } = await find(text, store);
    expect(total).toBe(outlet.length);
    expect(outlet).toEqual(expect.arrayContaining(items.map(({ sku }) => sku)));
  });

  test.each([
    ['carrara', 'CA_EN', 5],
    ['carrare', 'CA_FR', 5],
    ['lumen', 'CA_EN', 11],
    ['hardwood', 'US_EN', 12],
    ['vinyle', 'CA_FR', 12],
    ['LVP', 'US_EN', 12],
  ])('%j in %s finds floors and walls first: trims of the same name come after them', async (text, store, count) => {
    const { items } = await find(text, store);
    expect(items.slice(0, count).filter(isTrim)).toEqual([]);
  });

  test.each([
    ['trim', 'CA_EN', 12],
    ['carrara pencil', 'CA_EN', 1],
    ['pencil', 'CA_EN', 6],
    ['pool coping', 'CA_EN', 1],
    ['quarter round', 'CA_EN', 3],
    ['oak stair nose', 'CA_EN', 4],
    ['stairs', 'US_EN', 6],
    ['escalier', 'CA_FR', 6],
    ['nez de marche', 'CA_FR', 6],
    ['seuil', 'CA_FR', 2],
  ])('%j in %s asks for trims, and finds them first', async (text, store, count) => {
    const { items } = await find(text, store);
    expect(items.slice(0, count).filter(isTrim)).toHaveLength(count);
  });

  test.each([
    ['thinset', 'CA_EN', 'SET-MRT-STD'],
    ['charcoal grout', 'US_EN', 'SET-GRT-CHR'],
    ['coulis ivoire', 'CA_FR', 'SET-GRT-IVR'],
    ['colle à céramique', 'CA_FR', 'SET-MRT-STD'],
    ['croisillon', 'CA_FR', 'SET-SPC-3MM'],
    ['stone sealer', 'CA_EN', 'SET-SLR-1L'],
  ])('%j in %s finds the setting material %s first', async (text, store, sku) => {
    const { items } = await find(text, store);
    expect(items[0]?.sku).toBe(sku);
  });

  test.each([
    ['backer board', 'US_EN', 'We do not sell underlays'],
    ['laminate flooring', 'CA_EN', 'We do not sell carpet'],
    ['gift card', 'US_EN', 'We do not sell gift cards'],
    ['truelle', 'CA_FR', 'Nous ne vendons pas d’outils'],
  ])('%j in %s is not sold: no product stands in its place, and the shop says so', async (text, store, response) => {
    const { total, help } = await find(text, store);
    expect(total).toBe(0);
    expect(help.not_sold).toContain(response);
  });

  test.each([
    ['return policy', 'CA_EN', 'shipping-and-returns', 'Shipping and returns'],
    ['returns', 'US_EN', 'shipping-and-returns', 'Shipping and returns'],
    ['politique de retour', 'CA_FR', 'shipping-and-returns', 'Livraison et retours'],
    ['samples', 'CA_EN', 'samples', 'Samples'],
    ['échantillons', 'CA_FR', 'samples', 'Échantillons'],
    ['privacy', 'CA_EN', 'privacy-policy', 'Privacy in short'],
    ['privacy policy', 'CA_EN', 'policy', 'Privacy policy'],
    ['livraison', 'CA_FR', 'shipping-and-returns', 'Livraison et retours'],
    ['where is my order', 'US_EN', 'contact-us', 'Contact us'],
    ['suivi de commande', 'CA_FR', 'contact-us', 'Nous joindre'],
    ['phone number', 'CA_EN', 'contact-us', 'Contact us'],
    ['hours', 'CA_EN', 'locations', 'Showrooms'],
    ['garantie', 'CA_FR', 'terms', 'Conditions générales'],
    ['contractor', 'CA_EN', 'team', 'Who does what'],
    ['clearance', 'US_EN', 'st2-outlet', 'Outlet'],
  ])('%j in %s leads to the page %s', async (text, store, path, title) => {
    const { help } = await find(text, store);
    expect(help.pages[0]).toEqual({ title, relative_url: path });
    expect(help.pages.length).toBeLessThanOrEqual(3);
  });

  test('a text of no words leads nowhere, and one that no page is about to no page', async () => {
    expect((await find('!!', 'CA_EN')).help).toEqual({ pages: [], not_sold: null });
    expect((await find('calacatta', 'CA_EN')).help.pages).toEqual([]);
  });
});
