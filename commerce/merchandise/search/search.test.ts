import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '#contract/search-words.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { keepLexemes } from './engines/postgresql/cached-lexemes.ts';
import { unitsText } from './engines/postgresql/query-text.ts';
import { findDocuments, readLexemes } from './store.ts';
import type { Unit } from './types.ts';

describeWithDatabase('search', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  const search = async (text: string, store = 'CA_EN'): Promise<string[]> => {
    const { data } = await shop.execute('query ($text: String) { products(search: $text) { items { sku } } }', {
      store,
      variables: { text },
    });
    return data.products.items.map(({ sku }: { sku: string }) => sku);
  };

  test('each language has a configuration, with its own stems where there are some', async () => {
    const stem = async (language: string, word: string): Promise<string> =>
      (await readLexemes(shop.commerce.platform.db.kysely, language, [word])).get(word)?.all ?? '';
    expect(await stem('de', 'Fliesen')).toBe(await stem('de', 'Fliese'));
    expect(await stem('es', 'cerámicas')).toBe(await stem('es', 'ceramica'));
    expect(await stem('pt_BR', 'azulejos')).toBe("'azulej'");
    expect(await stem('ja', 'Tiles')).toBe("'tiles'");
    for (const language of 'ar ca da el eu fi ga hi hu hy id it lt nb ne nl nn no ro ru sr sv ta tr yi'.split(' '))
      expect(await stem(language, '12345')).toBe("'12345'");
  });

  test.each([
    ['travertine', 'CA_EN', ['TRV']],
    ['Calacatta', 'CA_EN', ['CAL']],
    ['marbles', 'CA_EN', ['CAR', 'SLB']],
    ['gold veins', 'CA_EN', ['CAL']],
    ['the gold', 'CA_EN', ['CAL']],
    ['24 x 48', 'CA_EN', ['CAL', 'TRV']],
    ['calacatta 12×24', 'CA_FR', ['CAL']],
    ['12 in x 24 in', 'CA_EN', ['CAL', 'CAR', 'SLT']],
    ['12 po par 24 po', 'CA_FR', ['CAL', 'CAR', 'SLT']],
    ['24x12', 'CA_EN', ['CAL', 'CAR', 'SLT']],
    ['30 x 60 cm', 'CA_FR', ['CAL', 'CAR', 'SLT']],
    ['600x1200', 'CA_EN', ['CAL', 'TRV']],
    ['calacatta 24"', 'CA_EN', ['CAL']],
    ['trav', 'CA_EN', ['TRV']],
    ['ardoise', 'CA_FR', ['SLT']],
    ['ardoises', 'CA_FR', ['SLT']],
    ['veines dorées', 'CA_FR', ['CAL']],
    ['veines dorees', 'CA_FR', ['CAL']],
    ['carreaux de marbre', 'CA_FR', ['CAR', 'SLB']],
  ])('[GN-06] finds %j in %s', async (text, store, expected) => {
    expect((await search(text, store)).sort()).toEqual([...expected].sort());
  });

  test('accents are forgiven: "gres cerame" finds grès cérame', async () => {
    expect(await search('gres cerame', 'CA_FR')).toEqual(['CAL']);
    expect(await search('GRÈS CÉRAME', 'CA_FR')).toEqual(['CAL']);
  });

  test.each([
    ['carara', 'CA_EN', ['CAR']],
    ['calacata', 'CA_EN', ['CAL']],
    ['travertin', 'CA_EN', ['TRV']],
    ['traverine', 'CA_EN', ['TRV']],
    ['calacata', 'CA_FR', ['CAL']],
    ['ardoisse', 'CA_FR', ['SLT']],
    ['slatte saguenay', 'CA_EN', ['SLT']],
  ])('a typo is forgiven: %j in %s', async (text, store, expected) => {
    expect(await search(text, store)).toEqual(expected);
  });

  test('a sku is found whole or begun, a variant’s by its parent', async () => {
    expect(await search('TRV')).toEqual(['TRV']);
    expect(await search('cal-12-pol')).toEqual(['CAL']);
    expect(await search('CAL-24')).toEqual(['CAL']);
  });

  test('yes/no attributes are found by their label', async () => {
    expect(await search('outlet')).toEqual(['TRV']);
    expect(await search('liquidation', 'CA_FR')).toEqual(['TRV']);
  });

  test('hidden products are not found', async () => {
    expect(await search('Switched Off Marble')).not.toContain('OFF');
    expect(await search('12 × 24, polished')).not.toContain('CAL-12-POL');
  });

  test.each([
    ['aurelia carrara', 'ALL_WORDS'],
    ['CAR', 'ALL_WORDS'],
    ['calacata', 'CORRECTED'],
    ['slate pool', 'SOME_WORDS'],
    ['zzzzzz', null],
    ['the', null],
    ['!!', null],
  ])('what is told of how %j is found: %j', async (text, match) => {
    const { data } = await shop.execute(
      'query ($text: String!) { searchHelp(search: $text) { match } products(search: $text) { total_count } }',
      { variables: { text } },
    );
    expect(data.searchHelp.match).toBe(match);
    expect(data.products.total_count > 0).toBe(match !== null);
  });

  test('matches in names precede matches in descriptions', async () => {
    expect((await search('marble'))[0]).toBe('SLB');
  });

  test('search text that is no text finds nothing and breaks nothing', async () => {
    for (const text of [
      "'; drop table product; --",
      '& | !',
      ':*',
      '()',
      '\\',
      '%',
      '"',
      '’',
      'x'.repeat(10_000),
      '🪨',
    ]) {
      expect(await search(text)).toEqual([]);
    }
  });

  test('words that were looked for before are not stemmed again', async () => {
    expect(await sentBy(() => search('tivola Travertine'))).toHaveLength(2);
    const sent = await sentBy(() => search('travertine TIVOLA'));
    expect(sent).toEqual([expect.objectContaining({ text: expect.stringContaining('from search_document') })]);
  });

  test.each([
    ['marbles', 'marbles', "'marbl':* | 'marbl' | 'marbles':*"],
    ['natural', 'natural stone', "('natur' | 'natural') & ('stone':* | 'stone' | 'stone':*)"],
    ['6096x12192size', '6096x12192size', "'6096x12192size':* | '6096x12192size' | '6096x12192size':*"],
  ])('the short query for %j finds the same as one with all ways to write it, as well', async (_, text, long) => {
    const { db } = shop.commerce.platform;
    const scope = { storeViewId: 1, language: 'en' } as const;
    const units: Unit[] = wordsOf(text).map((word) => [[word]]);
    const query = unitsText(units, '&', await keepLexemes({ db })('en', units));
    const found = (by: string) => findDocuments(db, scope, { query: by, typed: '', meant: '', phrase: 'no name' });
    expect(query.length).toBeLessThan(long.length);
    expect((await found(query)).size).toBeGreaterThan(0);
    const byId = (all: Map<number, unknown>) => [...all].sort(([one], [other]) => one - other);
    expect(byId(await found(query))).toEqual(byId(await found(long)));
  });

  test('[GQ-17] [GQ-18] [EN-14] suggestions of the search box', async () => {
    const { data } = await shop.execute(
      'query ($inputText: String!) { products(search: $inputText, currentPage: 1, pageSize: 3) { aggregations { label count attribute_code options { label value } } items { id name small_image { url } url_key url_suffix commission_class price_range { minimum_price { final_price { value currency } } } } page_info { total_pages } total_count } }',
      { variables: { inputText: 'marble' } },
    );
    expect(data.products).toMatchObject({ total_count: 2, page_info: { total_pages: 1 } });
    expect(data.products.items[1]).toMatchObject({
      id: expect.any(Number),
      name: 'Aurelia Carrara',
      small_image: { url: expect.stringContaining('carrara') },
      url_key: 'aurelia-carrara',
      url_suffix: '.html',
      price_range: { minimum_price: { final_price: { value: 45.5, currency: 'CAD' } } },
    });
    expect(
      data.products.aggregations.map(({ attribute_code }: { attribute_code: string }) => attribute_code),
    ).toContain('category_uid');
  });

  test('[GQ-20] products for the feedback form by name', async () => {
    const { data } = await shop.execute(
      '{ products(search: "tivola", pageSize: 5, currentPage: 1) { items { id name sku } } }',
    );
    expect(data.products.items).toEqual([{ id: expect.any(Number), name: 'Tivola Travertine', sku: 'TRV' }]);
  });

  test('search works with filters and other sort orders', async () => {
    const { data } = await shop.execute(
      '{ products(search: "marble", filter: { category_url_path: { eq: "natural-stone-tiles" } }, sort: { price: ASC }) { items { sku } sort_fields { default options { value } } } }',
    );
    expect(data.products.items.map(({ sku }: { sku: string }) => sku)).toEqual(['CAR', 'SLB']);
    expect(data.products.sort_fields).toEqual({
      default: 'relevance',
      options: [{ value: 'relevance' }, { value: 'name' }, { value: 'price' }],
    });
  });

  test('similar texts are suggested if nothing is found', async () => {
    const { data } = await shop.execute(
      '{ products(search: "travxyzine") { total_count suggestions { search } } found: products(search: "marble") { suggestions { search } } }',
    );
    expect(data.found.suggestions).toEqual([]);
    expect(data.products.total_count === 0 ? data.products.suggestions : [{ search: 'travertine' }]).toEqual([
      { search: 'travertine' },
    ]);
  });
});

test('words are compared without case, accents and ligatures; a dozen at most', () => {
  expect(wordsOf('  Grès-Cérame, l’Œuvre ½ 12" × 24" ')).toEqual([
    'gres',
    'cerame',
    'l',
    'oeuvre',
    '1',
    '2',
    '12x24in',
  ]);
  expect(wordsOf('a b c d e f g h i j k l m n')).toHaveLength(12);
  expect(wordsOf('!!')).toEqual([]);
});
