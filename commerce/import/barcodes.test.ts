import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { loadCatalogue } from './service.ts';
import { openCatalogueShop, type CatalogueShop } from './testing/catalogue-shop.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue } from './testing/small-catalogue.ts';

const FILE = 'barcodes.csv';
const withBarcodes = (...lines: string[]): string =>
  smallCatalogue({ [FILE]: ['sku,barcode', ...lines, ''].join('\n') });

const stored = async ({ commerce }: CatalogueShop): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select p.sku || ' ' || b.barcode as line from product_barcode b join product p on p.id = b.product_id
    order by 1`.execute(commerce.platform.db.kysely);
  return rows.map(({ line }) => line);
};

describeWithDatabase('barcodes of the catalogue files', (open) => {
  test('a load adds them, and does not change the shop’s', async () => {
    const shop = await openCatalogueShop(await open(), withBarcodes('CAR,2000000000015', 'car,2000000000022'));
    expect(await stored(shop)).toEqual(['CAR 2000000000015', 'CAR 2000000000022']);

    // Staff move a barcode to another product and scan a new one.
    await sql`update product_barcode set product_id = (select id from product where sku = 'TRV')
      where barcode = '2000000000015'`.execute(shop.commerce.platform.db.kysely);
    await sql`insert into product_barcode (barcode, product_id) select 'A-7', id from product where sku = 'SLT'`.execute(
      shop.commerce.platform.db.kysely,
    );
    const { warnings } = await loadCatalogue(
      shop.commerce.platform,
      withBarcodes('CAR,2000000000015', 'CAL-12-POL,2000000000039'),
    );
    expect(warnings.filter(({ file }) => file === FILE).map(({ message }) => message)).toEqual([
      '"2000000000015" belongs to another product in the shop, and stays there',
    ]);
    expect(await stored(shop)).toEqual([
      'CAL-12-POL 2000000000039',
      'CAR 2000000000022',
      'SLT A-7',
      'TRV 2000000000015',
    ]);
  });
});

test.each([
  ['NONE,1', /there is no product "NONE"/],
  ['CAR,', /barcodes.csv.*is empty/],
  [`CAR,${'1'.repeat(65)}`, /is longer than 64 characters/],
  ['CAR,1\nTRV,1', /"1" is also that of CAR/],
])('%s is a mistake in the file', async (lines, message) => {
  await expect(readWhole(withBarcodes(lines))).rejects.toThrow(message);
});
