import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { areaCatalogue } from '#commerce/import/testing/area-catalogue.ts';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

type Aggregation = { attribute_code: string; options: { label: string; value: string; count: number }[] };

describeWithDatabase('prices by area', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(), areaCatalogue());
  });

  const skus = async (args: string, options = {}): Promise<string[]> => {
    const { data, errors } = await shop.execute(`{ products(${args}) { items { sku } } }`, options);
    expect(errors).toBeUndefined();
    return data.products.items.map(({ sku }: { sku: string }) => sku);
  };
  const steps = async (args: string, code: string, options = {}): Promise<[string, number][] | undefined> => {
    const { data } = await shop.execute(
      `{ products(${args}) { aggregations { attribute_code options { label value count } } } }`,
      options,
    );
    return data.products.aggregations
      .find(({ attribute_code: each }: Aggregation) => each === code)
      ?.options.map(({ value, count }: { value: string; count: number }) => [value, count]);
  };
  const optionId = async (code: string, option: string): Promise<string> => {
    const { kysely } = await open();
    const { rows } = await sql<{
      id: number;
    }>`select o.id from attribute_option o join attribute a on a.id = o.attribute_id where a.code = ${code} and o.code = ${option}`.execute(
      kysely,
    );
    return String(rows[0]?.id);
  };

  test('products sold by area are sorted by area price; products sold by the piece follow, and hidden prices come last', async () => {
    expect(await skus('filter: {}, sort: { price_per_sq_ft: ASC }')).toEqual([
      'TRV',
      'CAL',
      'CAR',
      'TRM',
      'SLB',
      'SLT',
    ]);
    expect(await skus('filter: {}, sort: { price_per_sq_ft: DESC }')).toEqual([
      'CAR',
      'CAL',
      'TRV',
      'TRM',
      'SLB',
      'SLT',
    ]);
    expect(await skus('filter: {}, sort: { price: ASC }')).toEqual(['TRM', 'TRV', 'CAR', 'CAL', 'SLB', 'SLT']);
  });

  test('a range uses the displayed price, to the cent, in square feet and in square metres', async () => {
    expect((await skus('filter: { price_per_sq_ft: { from: "1", to: "6.95" } }')).sort()).toEqual(['CAL', 'TRV']);
    expect((await skus('filter: { price_per_sq_ft: { from: "1", to: "6.94" } }')).sort()).toEqual(['TRV']);
    // 2.40 ÷ 0.09290304 = 25.83; 9.10 ÷ 0.09290304 = 97.95
    expect(await skus('filter: { price_per_m2: { from: "25.83", to: "25.83" } }')).toEqual(['TRV']);
    expect(await skus('filter: { price_per_m2: { from: "97.95", to: "97.95" } }')).toEqual(['CAR']);
    // The large ones of a tile that begins at 6.95: 100 ÷ 10 and 115 ÷ 10.
    expect(await skus('filter: { price_per_sq_ft: { from: "9.11" } }')).toEqual(['CAL']);
    expect(await skus('filter: { price_per_m2: { to: "25.82" } }')).toEqual([]);
  });

  test('[CU-14] prices by area and by the piece are in the requested currency', async () => {
    // 2.40, 9.10 and the three sizes at 6.95, 10 and 11.50; a product counts once a step.
    expect(await steps('filter: {}', 'price_per_sq_ft')).toEqual([
      ['0_10', 3],
      ['10_20', 1],
    ]);
    // 22 ÷ 10, 60 ÷ 11.51, 35 ÷ 5, 85 and 90 ÷ 10
    expect(await steps('filter: {}', 'price_per_sq_ft', { store: 'US_EN' })).toEqual([
      ['2_3', 1],
      ['5_6', 1],
      ['7_8', 1],
      ['8_9', 1],
      ['9_10', 1],
    ]);
    expect(await steps('filter: {}', 'price_per_sq_ft', { currency: 'USD' })).toEqual([
      ['2_3', 1],
      ['5_6', 1],
      ['7_8', 1],
      ['8_9', 1],
      ['9_10', 1],
    ]);
    expect(await steps('filter: { sku: { in: ["CAL", "TRV"] } }', 'price')).toEqual([
      ['20_30', 1],
      ['80_90', 1],
    ]);
    expect(await steps('filter: { sku: { in: ["CAL", "TRV"] } }', 'price', { store: 'US_EN' })).toEqual([
      ['20_30', 1],
      ['60_70', 1],
    ]);
    expect(await steps('filter: { sku: { in: ["CAL", "TRV"] } }', 'price', { currency: 'USD' })).toEqual([
      ['20_30', 1],
      ['60_70', 1],
    ]);
    expect(await skus('filter: { price_per_sq_ft: { from: "7", to: "7" } }', { store: 'US_EN' })).toEqual(['CAR']);
  });

  test('[RO-08] a hidden price by area affects no filter, sort order or price step', async () => {
    expect(await skus('filter: { price_per_sq_ft: { from: "18", to: "18" } }')).toEqual([]);
    expect(await skus('filter: { price_per_m2: { from: "150" } }')).toEqual([]);
    // 25.83, 97.95, 74.81, 107.64, 123.78; the slab's would be 193.75.
    expect(await steps('filter: {}', 'price_per_m2')).toEqual([
      ['0_100', 3],
      ['100_200', 1],
    ]);
    expect(await steps('filter: { sku: { eq: "SLB" } }', 'price_per_sq_ft')).toBeUndefined();
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "SLB" } }) { sort_fields { options { value } } } }',
    );
    expect(data.products.sort_fields.options).not.toContainEqual({ value: 'price_per_sq_ft' });
  });

  test('the sort order by area is offered if a product has an area price, in the wording of the view', async () => {
    const offered = async (sku: string, options = {}) =>
      (
        await shop.execute(
          `{ products(filter: { sku: { eq: "${sku}" } }) { sort_fields { options { label value } } } }`,
          options,
        )
      ).data.products.sort_fields.options;
    expect(await offered('TRV', { store: 'CA_FR' })).toContainEqual({ label: 'Prix au pi²', value: 'price_per_sq_ft' });
    expect((await offered('TRM')).map(({ value }: { value: string }) => value)).toEqual(['position', 'name', 'price']);
  });

  test('one variant must pass all filters, and its area price is shown', async () => {
    const honed = await optionId('finish', 'honed');
    const small = await optionId('size', '12x24');
    const large = await optionId('size', '24x48');
    expect(await skus(`filter: { finish: { eq: "${honed}" }, size: { eq: "${small}" } }`)).toEqual(['CAR']);
    expect((await skus(`filter: { finish: { eq: "${honed}" }, size: { eq: "${large}" } }`)).sort()).toEqual([
      'CAL',
      'TRV',
    ]);
    // Honed costs 115 ÷ 10; the polished one that costs 6.95 is not meant.
    expect(await skus(`filter: { finish: { eq: "${honed}" }, price_per_sq_ft: { to: "7" } }`)).toEqual(['TRV']);
    expect(await skus(`filter: { finish: { eq: "${honed}" } }, sort: { price_per_sq_ft: DESC }`)).toEqual([
      'CAL',
      'CAR',
      'TRV',
    ]);
    expect(await steps(`filter: { finish: { eq: "${honed}" } }`, 'price_per_sq_ft')).toEqual([
      ['0_10', 2],
      ['10_20', 1],
    ]);
    const sizes = await steps(`filter: { finish: { eq: "${honed}" } }`, 'size');
    expect(sizes).toEqual([
      [small, 1],
      [large, 2],
    ]);
  });
});
