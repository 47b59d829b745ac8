import { beforeAll, expect, test } from 'vitest';
import { merchantAttributes } from '#commerce/import/testing/merchant-attributes.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const FILTER = 'query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { items { sku } } }';
const LIST = `query ($filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) {
  products(filter: $filter, sort: $sort) { items { sku } aggregations { attribute_code label options { label value count } } sort_fields { options { label value } } } }`;

type Facet = { attribute_code: string; label: string; options: { label: string; value: string; count: number }[] };
type Item = { sku: string };

describeWithDatabase('attributes that a merchant adds to lists', (open) => {
  let shop: CatalogueShop;
  let refusedBefore: string | undefined;

  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    refusedBefore = (await shop.execute(FILTER, { variables: { filter: { warmth: { eq: '1' } } } })).errors?.[0]
      ?.message;
    await shop.load(merchantAttributes());
  });

  const list = async (variables: Record<string, unknown>, store = 'CA_EN') => {
    const { data, errors } = await shop.execute(LIST, { variables: { filter: {}, ...variables }, store });
    expect(errors).toBeUndefined();
    return data.products as { items: Item[]; aggregations: Facet[]; sort_fields: { options: object[] } };
  };
  const skus = async (variables: Record<string, unknown>, store?: string) =>
    (await list(variables, store)).items.map(({ sku }) => sku);
  const facet = async (code: string, store?: string) =>
    (await list({}, store)).aggregations.find(({ attribute_code }) => attribute_code === code);
  const option = async (label: string) => (await facet('warmth'))?.options.find((one) => one.label === label)?.value;

  test('the filter appears in the running shop with the import', async () => {
    expect(refusedBefore).toContain('Field "warmth" is not defined by type "ProductAttributeFilterInput"');
    expect((await skus({ filter: { warmth: { eq: await option('Warm') } } })).sort()).toEqual(['CAL', 'TRV']);
    expect(await skus({ filter: { warmth: { in: [await option('Cool')] } } })).toEqual(['CAR']);
    expect(await skus({ filter: { heated: { eq: '1' } } })).toEqual(['CAR']);
  });

  test('the attribute is a facet with labels in both languages and counts, at its configured position', async () => {
    expect(await facet('warmth')).toMatchObject({
      label: 'Warmth',
      options: [
        { label: 'Cool', count: 1 },
        { label: 'Warm', count: 2 },
      ],
    });
    expect(await facet('warmth', 'CA_FR')).toMatchObject({
      label: 'Chaleur',
      options: [{ label: 'Neutre' }, { label: 'Chaud' }],
    });
    const codes = (await list({})).aggregations.map(({ attribute_code }) => attribute_code);
    expect(codes.slice(codes.indexOf('finish'))).toEqual([
      'finish',
      'warmth',
      'heated',
      'thickness_mm',
      'suitability',
      'outlet',
    ]);
  });

  test('a number is filtered by a range, which one variant must match', async () => {
    expect((await skus({ filter: { thickness_mm: { from: '9', to: '12' } } })).sort()).toEqual(['CAR', 'TRV']);
    expect((await skus({ filter: { thickness_mm: { from: '*', to: '9.5' } } })).sort()).toEqual(['CAL', 'CAR']);
    expect(await skus({ filter: { thickness_mm: { from: '15' } } })).toEqual(['CAL', 'SLT']);
    expect(await facet('thickness_mm', 'CA_FR')).toEqual({
      attribute_code: 'thickness_mm',
      label: 'Épaisseur',
      options: [
        { label: '0-10', value: '0_10', count: 2 },
        { label: '10-20', value: '10_20', count: 1 },
        { label: '20-30', value: '20_30', count: 1 },
        { label: '30-40', value: '30_40', count: 1 },
      ],
    });
  });

  test('a text is filtered by typed words, and is not a facet', async () => {
    expect(await skus({ filter: { quarry: { match: 'orcia VAL' } } })).toEqual(['CAR']);
    expect(await skus({ filter: { quarry: { match: 'rcia' } } })).toEqual([]);
    expect(await skus({ filter: { quarry: { match: 'orcia', match_type: 'FULL' } } })).toEqual(['CAR']);
    expect(await skus({ filter: { quarry: { match: 'orci', match_type: 'FULL' } } })).toEqual([]);
    for (const size of ['60x120 cm', '24 x 48 in', '48″ × 24″ ascoli', '600 mm par 1200 mm'])
      expect([size, await skus({ filter: { quarry: { match: size } } })]).toEqual([size, ['TRV']]);
    expect(await skus({ filter: { quarry: { match: '12 x 24 in' } } })).toEqual([]);
    expect(await facet('quarry')).toBeUndefined();
  });

  test('lists are sorted by the attribute; products without a value come last, before sold-out ones', async () => {
    expect(await skus({ sort: { thickness_mm: 'ASC' } })).toEqual(['CAL', 'CAR', 'TRV', 'SLB', 'SLT']);
    expect(await skus({ sort: { thickness_mm: 'DESC' } })).toEqual(['TRV', 'CAR', 'CAL', 'SLB', 'SLT']);
    expect(await skus({ sort: { quarry: 'ASC' } })).toEqual(['TRV', 'CAR', 'CAL', 'SLB', 'SLT']);
    // By label: Chaud before Neutre, Cool before Warm.
    expect((await skus({ sort: { warmth: 'ASC', name: 'ASC' } })).slice(0, 3)).toEqual(['CAR', 'CAL', 'TRV']);
    expect((await skus({ sort: { warmth: 'ASC', name: 'ASC' } }, 'CA_FR')).slice(0, 3)).toEqual(['CAL', 'TRV', 'CAR']);
  });

  test('sort_fields lists the sortable attributes, in the wording of the view', async () => {
    expect((await list({}, 'CA_FR')).sort_fields.options.slice(-3)).toEqual([
      { label: 'Chaleur', value: 'warmth' },
      { label: 'Épaisseur', value: 'thickness_mm' },
      { label: 'Carrière', value: 'quarry' },
    ]);
  });

  test('the schema has the fields, with Magento’s types', async () => {
    const { data } = await shop.execute(
      '{ __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }',
    );
    expect(data.__type.inputFields).toEqual(
      expect.arrayContaining([
        { name: 'warmth', type: { name: 'FilterEqualTypeInput' } },
        { name: 'heated', type: { name: 'FilterEqualTypeInput' } },
        { name: 'thickness_mm', type: { name: 'FilterRangeTypeInput' } },
        { name: 'quarry', type: { name: 'FilterMatchTypeInput' } },
      ]),
    );
  });

  test('products return comparable attributes', async () => {
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "CAR" } }) { items { custom_attributesV2(filters: { is_comparable: true }) { items { code } } } } }',
    );
    expect(data.products.items[0].custom_attributesV2.items).toEqual([{ code: 'warmth' }]);
  });

  test('an attribute that is no longer filterable disappears from lists', async () => {
    await shop.load(merchantAttributes((yaml) => yaml.replace('fr: Chaleur }, filterable: true', 'fr: Chaleur }')));
    const { errors } = await shop.execute(FILTER, { variables: { filter: { warmth: { eq: '1' } } } });
    expect(errors?.[0]?.message).toContain('Field "warmth" is not defined');
    expect(await facet('warmth')).toBeUndefined();
    expect(await facet('heated')).toBeDefined();
  });
});
