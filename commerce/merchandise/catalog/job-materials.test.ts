import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#commerce/platform/database/types.ts';
import { openCatalogueShop, SAMPLE_CATALOGUE } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { databaseWith } from '#commerce/platform/database/testing/database.ts';

describe('products for setting a tile of the sample catalogue', () => {
  let database: Database;
  let shop: CatalogueShop;
  beforeAll(async () => {
    database = await databaseWith(SAMPLE_CATALOGUE);
    shop = await openCatalogueShop(database);
  });
  afterAll(() => database.close());

  type Item = Record<string, unknown> & { role: string; product: { sku: string } };
  const find = async (sku: string) => {
    const { data, errors } = await shop.execute(
      `query ($sku: String!) { jobMaterials(sku: $sku) { is_stone is_mosaic items {
        role parent_sku color fills_litres covers_sq_ft width_mm length_mm pieces trowels { trowel_mm covers_sq_ft } product { sku }
      } } }`,
      { variables: { sku } },
    );
    expect(errors).toBeUndefined();
    return data.jobMaterials as { is_stone: boolean; is_mosaic: boolean; items: Item[] } | null;
  };
  const withRole = (items: readonly Item[], role: string) => items.filter((item) => item.role === role);

  test('lists every role with the data that its amount needs', async () => {
    const { items = [] } = (await find('LUM-CGD-1224-MAT')) ?? {};
    const count = (role: string) => withRole(items, role).length;
    expect(['GROUT', 'MORTAR', 'MEMBRANE', 'SPACER', 'SEALER'].map(count)).toEqual([12, 2, 1, 3, 1]);
    expect(withRole(items, 'GROUT')[0]).toMatchObject({ color: '#c9c8c4', fills_litres: 2.8 });
    expect(withRole(items, 'MORTAR').map(({ trowels }) => trowels)).toEqual([
      [
        { trowel_mm: 6, covers_sq_ft: 90 },
        { trowel_mm: 10, covers_sq_ft: 65 },
      ],
      [
        { trowel_mm: 10, covers_sq_ft: 60 },
        { trowel_mm: 13, covers_sq_ft: 42 },
      ],
    ]);
    expect(withRole(items, 'MEMBRANE')[0]).toMatchObject({ covers_sq_ft: 53.82, width_mm: 1000 });
    expect(withRole(items, 'SPACER').map(({ width_mm, pieces }) => [width_mm, pieces])).toEqual([
      [2, 250],
      [3, 250],
      [5, 250],
    ]);
    expect(withRole(items, 'SEALER')[0]).toMatchObject({ covers_sq_ft: 150 });
  });

  test.each([
    ['LUM-CGD-1224-MAT', 'LUM-BNC-MAT'],
    ['LUM-CGD-1224-POL', 'LUM-BNC-POL'],
  ])('%s has the trim of its own finish, with its length', async (tile, trim) => {
    const { items = [] } = (await find(tile)) ?? {};
    expect(withRole(items, 'TRIM')).toMatchObject([{ product: { sku: trim }, parent_sku: 'LUM-BNC', length_mm: 598 }]);
  });

  test('tells stone and mosaics, and knows no unknown product', async () => {
    expect(await find('STT-HEX')).toMatchObject({ is_stone: true, is_mosaic: true });
    expect(await find('LUM-CGD')).toMatchObject({ is_stone: false, is_mosaic: false });
    expect(await find('NOTHING')).toBeNull();
  });
});
