import { beforeAll, expect, test } from 'vitest';
import { merchantAttributes } from '#commerce/import/testing/merchant-attributes.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const PRODUCT_TYPES =
  'SimpleProduct VirtualProduct ConfigurableProduct GroupedProduct BundleProduct DownloadableProduct'.split(' ');

/** Attributes whose codes are existing fields or invalid names, or that are not shown. */
const OTHERS = `
- { code: rooms, input: multiselect, label: { en: Rooms, fr: Pièces }, filterable: true, position: 40, options: [
    { code: bath, label: { en: Bath, fr: Bain } }, { code: hall, label: { en: Hall, fr: Entrée } }] }
- { code: weight, input: text, label: { en: Weight, fr: Poids }, comparable: true, position: 41 }
- { code: items, input: text, label: { en: Items, fr: Articles }, comparable: true, position: 42 }
- { code: internal_note, input: text, label: { en: Note, fr: Note }, position: 43 }
`;

describeWithDatabase('attributes of a merchant as fields of products', (open) => {
  let shop: CatalogueShop;
  let before: Record<string, string>;

  const fieldsOf = async (name: string): Promise<Record<string, string>> => {
    const { data } = await shop.execute(
      `{ __type(name: "${name}") { fields { name type { name ofType { name } } } } }`,
    );
    return Object.fromEntries(
      data.__type.fields.map((field: { name: string; type: { name: string | null; ofType: { name: string } } }) => [
        field.name,
        field.type.name ?? field.type.ofType.name,
      ]),
    );
  };
  const products = async (fields: string, store = 'CA_EN'): Promise<Record<string, Record<string, unknown>>> => {
    const { data, errors } = await shop.execute(`{ products(filter: {}, pageSize: 100) { items { sku ${fields} } } }`, {
      store,
    });
    expect(errors).toBeUndefined();
    return Object.fromEntries(data.products.items.map((item: { sku: string }) => [item.sku, item]));
  };

  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    before = await fieldsOf('ProductInterface');
    await shop.load(merchantAttributes((yaml) => yaml + OTHERS));
  });

  test('the running shop has a field for each attribute, with Magento’s type', async () => {
    const expected = { warmth: 'Int', heated: 'Int', thickness_mm: 'Float', quarry: 'String', rooms: 'String' };
    for (const code of Object.keys(expected)) expect([code, before[code]]).toEqual([code, undefined]);
    for (const type of ['ProductInterface', ...PRODUCT_TYPES]) expect(await fieldsOf(type)).toMatchObject(expected);
  });

  test('contract fields keep their types, and attributes that are not shown have no field', async () => {
    expect(await fieldsOf('ProductInterface')).not.toHaveProperty('internal_note');
    expect(await fieldsOf('ProductInterface')).not.toHaveProperty('weight');
    expect(await fieldsOf('ProductInterface')).not.toHaveProperty('items');
    expect((await fieldsOf('SimpleProduct')).weight).toBe('Float');
    expect(await fieldsOf('ProductInterface')).toMatchObject({ ...before, name: 'String', uid: 'ID' });
  });

  test('values are option ids, 1 and 0, numbers, and text; null without one', async () => {
    const { data } = await shop.execute(
      '{ products(filter: {}) { aggregations { attribute_code options { label value } } } }',
    );
    const warmths = data.products.aggregations.find(
      ({ attribute_code }: { attribute_code: string }) => attribute_code === 'warmth',
    );
    const idOf = (label: string) =>
      Number(warmths.options.find((option: { label: string }) => option.label === label).value);
    const found = await products('warmth heated thickness_mm quarry rooms');
    expect(found.CAR).toEqual({
      sku: 'CAR',
      warmth: idOf('Cool'),
      heated: 1,
      thickness_mm: 9.5,
      quarry: 'Val d’Órcia',
      rooms: null,
    });
    expect(found.TRV).toMatchObject({
      warmth: idOf('Warm'),
      heated: 0,
      thickness_mm: 12,
      quarry: 'Ascoli 60 × 120 cm',
    });
    const { suitability } = (await products('suitability')).TRV!;
    expect(suitability).toMatch(/^\d+,\d+$/);
    expect(found.SLT).toMatchObject({ warmth: null, heated: null, thickness_mm: 30, quarry: null });
  });

  test('variants and fragments of one type have the fields too, and lists have them in French', async () => {
    const found = await products(
      '... on ConfigurableProduct { thickness_mm size variants { product { sku thickness_mm size ... on SimpleProduct { warmth } } } }',
      'CA_FR',
    );
    const { variants, size } = found.CAL as {
      size: unknown;
      variants: { product: { thickness_mm: number | null; size: number; warmth: number | null } }[];
    };
    expect(size).toBeNull();
    expect(variants.map(({ product }) => product.thickness_mm)).toContain(20);
    for (const { product } of variants) expect(product.size).toEqual(expect.any(Number));
  });
});
