import { describe, expect, test } from 'vitest';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

const OPTIONS =
  'name=Engraving,type=field,required=1,price=10.00,max_characters=12,sku=ENG|name=Edge,type=drop_down,price=5,option_title=Raw|name=Edge,type=drop_down,price=10,price_type=percent,option_title=Polished';

/** The slate of the small catalogue with options, in French and in US dollars too, and a group of two products. */
const catalogue = ({
  options = OPTIONS,
  french = 'name=Gravure|name=Chant,option_title=Brut|name=Chant,option_title=Poli',
  american = 'name=Engraving,price=8|name=Edge,price=4,option_title=Raw',
  members = 'SLT=1,CAR=2',
} = {}) => {
  const [header = '', ...rows] = smallCatalogueFile('products/all.csv').trimEnd().split('\n');
  const more: Record<string, string> = { 'SLT,,': options, 'SLT,CA_FR': french, 'SLT,US_EN': american };
  const text = [
    `${header},custom_options,associated_skus`,
    ...rows.map((row) => {
      const start = Object.keys(more).find((each) => row.startsWith(each));
      return `${row},"${start ? more[start] : ''}",`;
    }),
    `SET,,grouped,,A set,,,,1,"Catalog, Search",,,a-set,,,,,,,,,"${members}"`,
  ].join('\n');
  return smallCatalogue({ 'products/all.csv': text });
};
const compositionOf = async (sku: string) =>
  (await readWhole(catalogue())).products.find((product) => product.sku === sku)?.composition;

describe('options and members of products in Magento columns', () => {
  test('reads options with titles and prices per store view', async () => {
    expect((await compositionOf('SLT'))?.options).toEqual([
      {
        type: 'field',
        titles: { 0: 'Engraving', 2: 'Engraving', 3: 'Gravure' },
        isRequired: true,
        price: { kind: 'fixed', amounts: { CAD: 1000, USD: 800 } },
        sku: 'ENG',
        maxCharacters: 12,
        values: [],
      },
      {
        type: 'drop_down',
        titles: { 0: 'Edge', 2: 'Edge', 3: 'Chant' },
        isRequired: false,
        price: { kind: 'fixed', amounts: {} },
        sku: null,
        maxCharacters: null,
        values: [
          {
            titles: { 0: 'Raw', 2: 'Raw', 3: 'Brut' },
            price: { kind: 'fixed', amounts: { CAD: 500, USD: 400 } },
            sku: null,
          },
          { titles: { 0: 'Polished', 3: 'Poli' }, price: { kind: 'percent', percent: 10 }, sku: null },
        ],
      },
    ]);
    expect(await compositionOf('CAR')).toBeNull();
  });

  test('reads the members of a group', async () => {
    expect(await compositionOf('SET')).toEqual({
      options: [],
      members: [
        { sku: 'SLT', quantity: 1 },
        { sku: 'CAR', quantity: 2 },
      ],
    });
  });

  test.each([
    ['an unknown option type', { options: 'name=Photo,type=file' }, /"Photo" must be one of field, .*, not "file"/],
    ['no price in a currency that the product is sold in', { american: '' }, /"Engraving" has no price in USD/],
    ['an invalid price', { options: 'name=Note,type=field,price=ten' }, /"ten" is no price/],
    ['an unknown member', { members: 'NONE=1' }, /"NONE" is no simple product/],
    ['a configurable member', { members: 'CAL=1' }, /"CAL" is no simple product/],
    ['an empty group', { members: '' }, /associated_skus.*is empty/],
  ])('reports %s before anything is written', async (_what, change, message) => {
    await expect(readWhole(catalogue(change))).rejects.toThrow(message);
  });
});
