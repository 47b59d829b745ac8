import { describe, expect, test } from 'vitest';
import { smallCatalogueFile } from './testing/small-catalogue.ts';
import { problemsOf, reported } from './testing/report.ts';
import type { Changes } from './testing/report.ts';

const PRODUCTS = 'products/all.csv';
const products = smallCatalogueFile(PRODUCTS);

describe('an unknown key is reported', () => {
  test.each([
    ['stores.yaml', 'currency: CAD', 'currencie: CAD', /views\.\d\.currencie: is not a name this file knows/],
    ['attributes.yaml', 'filterable: true', 'filtrable: true', /\.filtrable: is not a name this file knows/],
    ['categories.yaml', 'name:', 'nam:', /\.nam: is not a name this file knows/],
    ['menus/new_menu_fr.yaml', 'image_alt_text', 'image_alt', /nodes\.0\.image_alt: is not a name this file knows/],
    ['pages/home.en.html', 'title: Home', 'title: Home\nmeta_descripton: X', /meta_descripton: is not a name/],
  ])('%s', async (file, from, to, message) => {
    const text = smallCatalogueFile(file);
    expect(text).toContain(from);
    expect((await problemsOf({ [file]: text.replace(from, to) })).join('\n')).toMatch(message);
  });

  test('reports a missing value and a value of the wrong type in plain words', async () => {
    expect(await problemsOf({ 'pages/home.en.html': '<p>Welcome</p>' })).toEqual([
      'pages/home.en.html, line 2, title: is missing',
    ]);
    const attributes = smallCatalogueFile('attributes.yaml');
    expect(
      (await problemsOf({ 'attributes.yaml': attributes.replace('filterable: true', 'filterable: oui') }))[0],
    ).toMatch(/filterable: must be true or false$/);
  });

  test('reports an attribute without a value and variants of a simple product', async () => {
    expect(
      await problemsOf({ [PRODUCTS]: products.replace('material=slate,size=12x24', 'material,size=12x24') }),
    ).toEqual([
      expect.stringMatching(
        /^products\/all\.csv, line \d+, additional_attributes: material has no value: write material=…$/,
      ),
    ]);
    const withVariants = products.replace('"material=marble",5,,', '"material=marble",5,"sku=CAR,size=12x24",');
    expect((await reported({ [PRODUCTS]: withVariants })).notes.join('\n')).toMatch(
      /configurable_variations: has no effect: the product_type is simple/,
    );
  });

  test('rejects a column that looks misspelt and notes another unknown one', async () => {
    const misspelt = products.replace(',special_price,', ',specal_price,');
    expect(await problemsOf({ [PRODUCTS]: misspelt })).toEqual([
      'products/all.csv, line 1: there is no column "specal_price": "special_price" may be meant',
    ]);
    expect(await problemsOf({ [PRODUCTS]: products.replace(',qty,', ',Qty,') })).toEqual([
      'products/all.csv, line 1: there is no column "Qty": "qty" may be meant',
    ]);
    const [header = '', first = '', ...rest] = products.split('\n');
    const more = [`swatch_image,gift,${header}`, `a.webp,,${first}`, ...rest.map((row) => row && `,,${row}`)].join(
      '\n',
    );
    expect((await reported({ [PRODUCTS]: more })).problems).toEqual([]);
    expect((await reported({ [PRODUCTS]: more })).notes).toContain(
      'products/all.csv, line 1: nothing is read from: swatch_image',
    );
  });

  test('reports a duplicate column', async () => {
    expect((await problemsOf({ [PRODUCTS]: products.replace(',special_price,', ',price,') }))[0]).toBe(
      'products/all.csv, line 1: the column price is there twice',
    );
  });
});

describe('files saved by spreadsheets', () => {
  const separated = (sign: string): string =>
    `sku${sign}lot${sign}qty\r\nCAR${sign}A${sign}30\r\nCAR${sign}B${sign}21\r\n`;

  test.each([',', ';', '\t'])('accepts columns separated by %j', async (sign) => {
    expect(await problemsOf({ 'lots.csv': `\uFEFF${separated(sign)}` })).toEqual([
      'lots.csv, line 2, sku: the lots of CAR hold 51, and 50 are in stock',
    ]);
  });

  test('reports a file in another encoding once, with its line', async () => {
    const place = products.split('\n').findIndex((row) => /[À-ÿ]/.test(row)) + 1;
    expect(place).toBeGreaterThan(1);
    expect(await problemsOf({ [PRODUCTS]: Buffer.from(products.replaceAll(/[^\0-ÿ]/g, '-'), 'latin1') })).toEqual([
      `products/all.csv, line ${place}: is not UTF-8, so its accents would be lost: save it as “CSV UTF-8” or as UTF-8 text`,
    ]);
  });

  test('reports surplus values and quotation marks', async () => {
    const lots = (row: string) => problemsOf({ 'lots.csv': `sku,lot,qty\n${row}\n` });
    expect(await lots('CAR,A,30,4')).toEqual([
      'lots.csv, line 2: has more values than the first line has columns: a value that holds what separates them stands in quotes',
    ]);
    expect(await lots('CAR,"12" square",30')).toEqual([
      'lots.csv, line 2: a quotation mark is out of place: inside a value it is written twice, ""',
    ]);
  });
});

test('requires 1 or 0 for product_online and is_in_stock', async () => {
  expect(
    await problemsOf({
      [PRODUCTS]: products.replace('marble.</p>,Soft grey marble.,20,1', 'marble.</p>,Soft grey marble.,20,perhaps'),
    }),
  ).toEqual(['products/all.csv, line 10, product_online: must be 1 or 0, not "perhaps"']);
  const first = new Map([
    [0, 'is_in_stock'],
    [9, 'out'],
  ]);
  const rows = products.split('\n').map((row, index) => row && `${first.get(index) ?? ''},${row}`);
  expect(await problemsOf({ [PRODUCTS]: rows.join('\n') })).toEqual([
    'products/all.csv, line 10, is_in_stock: must be 1 or 0, not "out"',
  ]);
});

describe('closed days of a showroom', () => {
  const showroom = (day: string): Changes => ({
    'showrooms.yaml': `- { code: laval, name: { en: Laval }, street: 1 Rue, city: Laval, region_code: QC, postcode: H7P 0B2, country: CA, telephone: "1", hours: { monday: "09:00-17:00" }, closed_on: ["${day}"] }`,
    'pages/faq.en.html': '---\ntitle: Questions\n---\n{{showroom_hours code=laval}}',
  });

  test.each(['25-12', '13-45', '2027-02-29', '12/25'])('%s is rejected', async (day) => {
    expect(await problemsOf(showroom(day))).toEqual([
      'showrooms.yaml, line 1, 0.closed_on.0: must be a day such as 12-25 (month and day) or 2027-04-02',
    ]);
  });

  test.each(['12-25', '02-29', '2028-02-29'])('%s is accepted', async (day) => {
    expect(await problemsOf(showroom(day))).toEqual([]);
  });
});

describe('settings for taxes and boxes', () => {
  test('a store view requires a valid time zone for the tax date', async () => {
    const stores = smallCatalogueFile('stores.yaml').replace('currency: CAD', 'timezone: Moon/Base, currency: CAD');
    expect((await problemsOf({ 'stores.yaml': stores })).join()).toMatch(
      /timezone: must be a time zone such as America\/Toronto/,
    );
  });

  test('a showroom requires a known region, because pickups are taxed there', async () => {
    const showroom = `- { code: laval, name: { en: Laval }, street: 1 Rue, city: Laval, region_code: PQ, postcode: H7P 0B2, country: CA, telephone: "1" }`;
    expect(await problemsOf({ 'showrooms.yaml': showroom })).toEqual([
      'showrooms.yaml, line 1, 0.region_code: "PQ" is no region of CA',
    ]);
  });

  test('a certificate can only exempt from taxes charged in its region', async () => {
    const taxes = smallCatalogueFile('taxes.yaml').replace('QC: [qst]', 'QC: [pst]');
    expect(await problemsOf({ 'taxes.yaml': taxes })).toEqual([
      expect.stringMatching(/^taxes\.yaml, line \d+, exempt\.CA\.QC\.0: there is no rate of pst in QC$/),
    ]);
    const rest = smallCatalogueFile('taxes.yaml').replace('\nexempt:\n', '\nexempt:\n  GB: { rest: [vat] }\n');
    expect(await problemsOf({ 'taxes.yaml': rest })).toEqual([
      expect.stringMatching(/^taxes\.yaml, line \d+, exempt\.GB\.rest\.0: there is no rate of vat in the rest of GB$/),
    ]);
    const rate = 'rates:\n  GB: { rest: [{ tax: vat, percent: 20, from: 2011-01-04, source: VAT Act }] }\n';
    expect(await problemsOf({ 'taxes.yaml': rest.replace('rates:\n', rate) })).toEqual([]);
  });

  test('notes that a tax class does not exempt a product', async () => {
    const [header = '', ...rows] = products.split('\n');
    const file = [
      `tax_class_name,${header}`,
      ...rows.map((row) => row && `${row.startsWith('CAR,,') ? 'None' : ''},${row}`),
    ];
    expect(await reported({ [PRODUCTS]: file.join('\n') })).toMatchObject({
      problems: [],
      notes: expect.arrayContaining([
        'products/all.csv, line 10, tax_class_name: "None" has no effect: the taxes of taxes.yaml are charged',
      ]),
    });
  });

  test.each(['0', '-12.5'])('rejects a box coverage of %s square feet', async (value) => {
    const file = products.replace('material=slate,', `material=slate,coverage_sq_ft=${value},`);
    expect(await problemsOf({ [PRODUCTS]: file })).toEqual([
      `products/all.csv, line 16, additional_attributes: coverage_sq_ft must be more than 0, not "${value}"`,
    ]);
  });

  test.each([
    ['25 × 76 mm', []],
    ['51 mm', []],
    [
      '1 in',
      [
        'products/all.csv, line 16, additional_attributes: chip_size must be a size such as 25 × 76 mm, or 25 mm for equal sides, not "1 in"',
      ],
    ],
  ])('checks that %s is a size of mosaic pieces', async (value, problems) => {
    const attributes = `${smallCatalogueFile('attributes.yaml')}- { code: chip_size, input: text, label: { en: Piece size, fr: Format des pièces }, position: 90 }\n`;
    const file = products.replace('material=slate,', `material=slate,chip_size=${value},`);
    expect(await problemsOf({ 'attributes.yaml': attributes, [PRODUCTS]: file })).toEqual(problems);
  });
});
