import { beforeAll, expect, test } from 'vitest';
import { CATALOGUE_SHOP, openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { smallCatalogue, smallCatalogueFile } from '#commerce/import/testing/small-catalogue.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const COMPUTED = `
- { code: tile_use, input: multiselect, label: { en: Use }, filterable: true, position: -1, options: [
    { code: wet_shower, label: { en: Shower } }, { code: wall, label: { en: Walls } }] }
- { code: size_group, input: select, label: { en: Size range }, filterable: true, position: 2, options: [
    { code: mid, group: { long_side_to: 610 mm }, label: { en: Up to 24 in } }, { code: trim, group: { trims: true }, label: { en: Trims } }, { code: big, group: {}, label: { en: Over 24 in } }] }
- { code: in_stock, input: boolean, label: { en: In stock }, filterable: true, position: 3 }
`;

/** CAL has a polished and a honed variant of 24 × 48 in, with the same DCOF. */
const ATTRIBUTES = `${smallCatalogueFile('attributes.yaml').replace(
  '{ code: wall, label',
  '{ code: shower_floor, label: { en: Shower floor } }, { code: wall, label',
)}
- { code: dcof, input: decimal, label: { en: DCOF }, position: 91 }
- { code: trim_profile, input: select, label: { en: Trim }, position: 92, options: [{ code: bullnose, label: { en: Bullnose } }] }
`;
const PRODUCTS = smallCatalogueFile('products/all.csv')
  .replace('"material=porcelain,suitability=floor|wall', '"dcof=0.5,material=porcelain,suitability=shower_floor|wall')
  .replace('"material=marble,size=12x24', '"trim_profile=bullnose,material=marble,size=12x24');
const SOLD_OUT = PRODUCTS.replace('commission_class=standard",50,,', 'commission_class=standard",0,,');

const folder = (attributes: string, products = PRODUCTS): string =>
  smallCatalogue({ 'attributes.yaml': attributes, 'products/all.csv': products });

type Facet = { attribute_code: string; options: { label: string; value: string; count: number }[] };

describeWithDatabase('attributes that the shop computes', (open) => {
  let shop: CatalogueShop;

  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    await shop.load(folder(ATTRIBUTES));
    // Only the attributes change.
    await shop.load(folder(ATTRIBUTES + COMPUTED));
  });

  const facets = async (filter = {}): Promise<readonly Facet[]> => {
    const { data, errors } = await shop.execute(
      'query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { aggregations { attribute_code options { label value count } } } }',
      { variables: { filter } },
    );
    expect(errors).toBeUndefined();
    return data.products.aggregations;
  };
  const optionsOf = async (code: string, filter = {}) =>
    (await facets(filter)).find(({ attribute_code }) => attribute_code === code)?.options ?? [];
  const skus = async (filter: Record<string, unknown>): Promise<string[]> => {
    const { data, errors } = await shop.execute(
      'query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { items { sku } } }',
      { variables: { filter } },
    );
    expect(errors).toBeUndefined();
    return data.products.items.map(({ sku }: { sku: string }) => sku).sort();
  };

  test('facets have the computed values after only the attributes changed, with positions below 0 first', async () => {
    expect((await facets())[0]?.attribute_code).toBe('tile_use');
    expect(await optionsOf('tile_use')).toMatchObject([
      { label: 'Shower', count: 1 },
      { label: 'Walls', count: 4 },
    ]);
    expect(await optionsOf('size_group')).toMatchObject([
      { label: 'Up to 24 in', count: 2 },
      { label: 'Trims', count: 1 },
      { label: 'Over 24 in', count: 2 },
    ]);
    expect(await optionsOf('in_stock')).toMatchObject([{ label: 'Yes', count: 4 }]);
  });

  test('sizes are listed by their group, with sizes of both tiles and trims in the tiles’ group', async () => {
    const { data } = await shop.execute('{ sizeGroups { value sizes } }');
    const [groups, sizes] = [await optionsOf('size_group'), await optionsOf('size')];
    const named = (options: Facet['options'], value: string) => options.find((one) => one.value === value)?.label;
    expect(
      data.sizeGroups.map((group: { value: string; sizes: string[] }) => [
        named(groups, group.value),
        group.sizes.map((size) => named(sizes, size)),
      ]),
    ).toEqual([
      ['Up to 24 in', ['12 × 24 in']],
      ['Trims', []],
      ['Over 24 in', ['24 × 48 in']],
    ]);
  });

  test('a size or a group of sizes lists both, and counts as if neither were chosen', async () => {
    const [groups, sizes] = [await optionsOf('size_group'), await optionsOf('size')];
    const valueOf = (options: Facet['options'], label: string) => options.find((one) => one.label === label)?.value;
    const large = { size_group: { eq: valueOf(groups, 'Over 24 in') } };
    const small = { size: { eq: valueOf(sizes, '12 × 24 in') } };
    const both = { ...large, ...small };
    expect(await skus(both)).toEqual([...new Set([...(await skus(large)), ...(await skus(small))])].sort());
    expect((await skus(both)).length).toBeGreaterThan((await skus(large)).length);
    expect(await optionsOf('size_group', both)).toEqual(groups);
    expect(await optionsOf('size', both)).toEqual(sizes);
  });

  test('one variant must have the use and the finish: a polished one is not safe in a shower', async () => {
    const [shower] = await optionsOf('tile_use');
    const finish = await optionsOf('finish');
    const named = (label: string) => finish.find((option) => option.label === label)?.value;
    const withFinish = (label: string) => skus({ tile_use: { eq: shower?.value }, finish: { eq: named(label) } });
    expect(await withFinish('Polished')).toEqual([]);
    expect(await withFinish('Honed')).toEqual(['CAL']);
  });

  test('a product leaves the filter for stock when none is left', async () => {
    expect(await skus({ in_stock: { eq: '1' } })).toContain('CAR');
    await shop.load(folder(ATTRIBUTES + COMPUTED, SOLD_OUT));
    expect(await skus({ in_stock: { eq: '1' } })).not.toContain('CAR');
  });

  test('a file with a value or an option that is not computed is refused', async () => {
    const valued = PRODUCTS.replace('"material=slate', '"in_stock=Yes,material=slate');
    await expect(shop.load(folder(ATTRIBUTES + COMPUTED, valued))).rejects.toThrow('in_stock is computed');
    const limits = (group: string) => COMPUTED.replace('group: { long_side_to: 610 mm }, ', group);
    await expect(shop.load(folder(ATTRIBUTES + limits('')))).rejects.toThrow('"mid" needs the sizes of the group');
    await expect(shop.load(folder(ATTRIBUTES + limits('group: { thickness_to: 7 }, ')))).rejects.toThrow(
      'thickness_to is no limit of a size',
    );
    await expect(
      shop.load(folder(ATTRIBUTES + limits('group: { long_side_from: 9, long_side_to: 8 }, '))),
    ).rejects.toThrow('long_side_from must not be more than long_side_to');
    await expect(shop.load(folder(ATTRIBUTES + limits('group: { long_side_to: wide }, ')))).rejects.toThrow(
      'must be a length in inches',
    );
    await expect(
      shop.load(folder(ATTRIBUTES.replace('{ code: bullnose,', '{ code: bullnose, group: {},') + COMPUTED)),
    ).rejects.toThrow('only size_group and thickness_group have groups');
    const renamed = COMPUTED.replace('code: wet_shower', 'code: shower');
    await expect(shop.load(folder(ATTRIBUTES + renamed))).rejects.toThrow('"shower" is not computed');
  });
});
