import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { settleCatalog } from './service.ts';

describeWithDatabase('catalogue', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  const skus = async (args: string, options = {}): Promise<string[]> =>
    (await shop.execute(`{ products(${args}) { items { sku } } }`, options)).data.products.items.map(
      ({ sku }: { sku: string }) => sku,
    );

  const optionId = async (code: string, option: string): Promise<string> => {
    const { kysely } = await open();
    const { rows } = await sql<{
      id: number;
    }>`select o.id from attribute_option o join attribute a on a.id = o.attribute_id where a.code = ${code} and o.code = ${option}`.execute(
      kysely,
    );
    return String(rows[0]?.id);
  };

  const categoryUid = async (path: string): Promise<string> =>
    (await shop.execute(`{ categoryList(filters: { url_path: { eq: "${path}" } }) { uid } }`)).data.categoryList[0].uid;

  test('[GN-05] a category lists its own and its descendants’ products in order, sold-out ones last', async () => {
    expect(await skus('filter: { category_url_path: { eq: "natural-stone-tiles" } }')).toEqual([
      'CAR',
      'TRV',
      'SLB',
      'SLT',
    ]);
    expect(
      await skus(`filter: { category_uid: { eq: "${await categoryUid('natural-stone-tiles/marble')}" } }`),
    ).toEqual(['CAR', 'SLB']);
    expect(await skus('filter: { category_id: { in: ["3", "9999"] } }')).toEqual(['CAL']);
    expect(await skus('filter: { category_id: { eq: "9999" } }')).toEqual([]);
  });

  test('an unknown or ambiguous category path is refused with Magento’s message', async () => {
    const refusal = async (filter: string) =>
      (await shop.execute(`{ products(filter: { ${filter} }) { total_count } }`)).errors?.[0]?.message;
    expect(await refusal('category_url_path: { eq: "nowhere" }')).toBe(
      'No category with the provided `category_url_path` was found',
    );
    expect(await refusal('category_url_path: { eq: "natural-stone-tiles" }, category_id: { eq: "3" }')).toBe(
      "`category_id` and `category_url_path` can't be used at the same time.",
    );
    expect(await refusal('category_url_path: { eq: "natural-stone-tiles" }, category_uid: { eq: "Mw==" }')).toBe(
      "`category_uid` and `category_url_path` can't be used at the same time.",
    );
  });

  test('[EN-43] [EN-17] lists are paged', async () => {
    const { data } = await shop.execute(
      '{ products(filter: {}, pageSize: 2, currentPage: 2) { items { sku } total_count page_info { page_size current_page total_pages } } }',
    );
    expect(data.products).toMatchObject({
      total_count: 5,
      page_info: { page_size: 2, current_page: 2, total_pages: 3 },
    });
    expect(data.products.items).toHaveLength(2);
  });

  test.each([
    ['filter: {}, currentPage: 0', 'currentPage value must be greater than 0.'],
    ['filter: {}, pageSize: 0', 'pageSize value must be greater than 0.'],
    [
      'filter: {}, pageSize: 2, currentPage: 4',
      'currentPage value 4 specified is greater than the 3 page(s) available.',
    ],
    ['filter: {}, pageSize: 101', 'Maximum pageSize is 100'],
    ['pageSize: 2', "'search' or 'filter' input argument is required."],
    ['filter: { category_uid: { eq: "%%" } }', 'Value of uid "%%" is incorrect.'],
    [
      'filter: { category_id: { eq: "3" }, category_uid: { eq: "Mw==" } }',
      "`category_id` and `category_uid` can't be used at the same time.",
    ],
  ])('products(%s) fails as in Magento', async (args, message) => {
    const response = await shop.execute(`{ products(${args}) { total_count } }`);
    expect(response.errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
  });

  test('a page beyond an empty list is not an error', async () => {
    expect(
      (await shop.execute('{ products(search: "zzzz", currentPage: 9) { total_count items { sku } } }')).data.products,
    ).toEqual({ total_count: 0, items: [] });
  });

  test('filters by attribute, sku, url key and text', async () => {
    const marble = await optionId('material', 'marble');
    const slate = await optionId('material', 'slate');
    expect(await skus(`filter: { material: { eq: "${marble}" } }, sort: { name: ASC }`)).toEqual(['CAR', 'SLB']);
    expect(await skus(`filter: { material: { in: ["${marble}", "${slate}"] } }, sort: { name: ASC }`)).toEqual([
      'CAR',
      'SLB',
      'SLT',
    ]);
    expect(
      await skus(
        `filter: { material: { in: ["${marble}", "${slate}"] }, suitability: { eq: "${await optionId('suitability', 'floor')}" } }`,
      ),
    ).toEqual(['SLT']);
    expect(await skus('filter: { outlet: { eq: "1" } }')).toEqual(['TRV']);
    expect(await skus(`filter: { finish: { eq: "${await optionId('finish', 'polished')}" } }`)).toEqual(['CAL']);
    expect(await skus('filter: { sku: { in: ["car", "CAL-12-POL", "OFF"] } }')).toEqual(['CAR']);
    expect(await skus('filter: { url_key: { eq: "tivola-travertine" } }')).toEqual(['TRV']);
    expect(await skus('filter: { description: { match: "honed" } }')).toEqual(['TRV']);
    expect(await skus('filter: { description: { match: "hon" } }')).toEqual([]);
    expect(await skus('filter: { description: { match: "hon", match_type: PARTIAL } }')).toEqual(['TRV']);
    expect(await skus('filter: { description: { match: "!", match_type: PARTIAL } }')).toEqual([]);
    expect(await skus('filter: { name: { match: "tivola × trav", match_type: PARTIAL } }')).toEqual(['TRV']);
  });

  test('[EN-16] aggregations: price, category, then attributes by position; values to filter by', async () => {
    const { data } = await shop.execute(
      '{ products(filter: {}) { aggregations { attribute_code label count position options { label value count } } } }',
    );
    const { aggregations } = data.products;
    expect(aggregations.map(({ attribute_code }: { attribute_code: string }) => attribute_code)).toEqual([
      'price',
      'category_uid',
      'price_per_sq_ft',
      'price_per_m2',
      'material',
      'size',
      'finish',
      'suitability',
      'outlet',
    ]);
    const byCode = Object.fromEntries(aggregations.map((one: { attribute_code: string }) => [one.attribute_code, one]));
    expect(byCode.category_uid).toMatchObject({ label: 'Category', count: 5 });
    expect(byCode.category_uid.options[0]).toEqual({
      label: 'Manufactured Tiles',
      value: Buffer.from('3').toString('base64'),
      count: 1,
    });
    expect(byCode.price.options).toEqual([
      { label: '20-30', value: '20_30', count: 2 },
      { label: '40-50', value: '40_50', count: 1 },
      { label: '80-90', value: '80_90', count: 1 },
    ]);
    expect(byCode.outlet.options).toEqual([
      { label: 'Yes', value: '1', count: 1 },
      { label: 'No', value: '0', count: 4 },
    ]);
    const french = await shop.execute(
      '{ products(filter: {}) { aggregations { label options { label } } sort_fields { default options { label value } } } }',
      { store: 'CA_FR' },
    );
    expect(french.data.products.aggregations.slice(0, 5).map(({ label }: { label: string }) => label)).toEqual([
      'Prix',
      'Catégorie',
      'Prix au pi²',
      'Prix au m²',
      'Matériau',
    ]);
    expect(french.data.products.sort_fields.options[2]).toEqual({ label: 'Prix', value: 'price' });
  });

  test('a chosen value leaves its own filter open; direct children of a category on request', async () => {
    const marble = await optionId('material', 'marble');
    const { data } = await shop.execute(
      `{ products(filter: { material: { eq: "${marble}" } }) { total_count aggregations { attribute_code options { label count } } } }`,
    );
    const material = data.products.aggregations.find(
      ({ attribute_code }: { attribute_code: string }) => attribute_code === 'material',
    );
    expect(data.products.total_count).toBe(2);
    expect(material.options).toEqual([
      { label: 'Porcelain', count: 1 },
      { label: 'Marble', count: 2 },
      { label: 'Travertine', count: 1 },
      { label: 'Slate', count: 1 },
    ]);
    const children = await shop.execute(
      '{ products(filter: { category_url_path: { eq: "natural-stone-tiles" } }) { aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } } } }',
    );
    expect(children.data.products.aggregations[1].options.map(({ label }: { label: string }) => label)).toEqual([
      'Travertine',
      'Marble',
    ]);
  });

  test('sorts by name in the language of the view and by price in the currency of the caller', async () => {
    expect(await skus('filter: {}, sort: { name: ASC }')).toEqual(['CAR', 'CAL', 'TRV', 'SLB', 'SLT']);
    expect(await skus('filter: {}, sort: { name: DESC }', { store: 'CA_FR' })).toEqual([
      'SLB',
      'TRV',
      'CAL',
      'CAR',
      'SLT',
    ]);
    expect(await skus('filter: {}, sort: { price: ASC }')).toEqual(['TRV', 'CAR', 'CAL', 'SLB', 'SLT']);
    expect(await skus('filter: {}, sort: { price: DESC }')).toEqual(['CAL', 'CAR', 'TRV', 'SLB', 'SLT']);
    // The first key decides, as a literal or as a variable.
    expect(await skus('filter: {}, sort: { price: ASC, name: ASC }')).toEqual(['TRV', 'CAR', 'CAL', 'SLB', 'SLT']);
    expect(await skus('filter: {}, sort: { name: ASC, price: ASC }')).toEqual(['CAR', 'CAL', 'TRV', 'SLB', 'SLT']);
    const beside = async (sort: object) =>
      (
        await shop.execute(
          'query ($sort: ProductAttributeSortInput) { products(filter: {}, sort: $sort) { items { sku } } }',
          {
            variables: { sort },
          },
        )
      ).data.products.items.map(({ sku }: { sku: string }) => sku);
    expect([
      (await beside({ price: 'ASC', name: 'ASC' }))[0],
      (await beside({ name: 'ASC', price: 'ASC' }))[0],
    ]).toEqual(['TRV', 'CAR']);
    expect(await skus('filter: { price: { from: "22", to: "35" } }, sort: { price: ASC }', { store: 'US_EN' })).toEqual(
      ['TRV', 'CAR'],
    );
    expect(await skus('filter: { price: { from: "*", to: "28" } }, sort: { price: ASC }')).toEqual(['TRV', 'SLT']);
  });

  test('a special price has its start and end, for callers who see the price', async () => {
    const days = async () =>
      (
        await shop.execute(
          '{ products(filter: { sku: { eq: "TRV" } }) { items { special_price special_from_date special_to_date } } }',
        )
      ).data.products.items[0];
    const write = async (from: string | null, to: string | null) => {
      await sql`update product_price set special_from = ${from}::timestamptz, special_to = ${to}::timestamptz
        where special_price is not null and product_id = (select id from product where sku = 'TRV')`.execute(
        shop.commerce.platform.db.kysely,
      );
      shop.commerce.platform.cache.purge(new Set([tag.products]));
      await settleCatalog(shop.commerce.platform);
    };
    expect(await days()).toEqual({ special_price: 24, special_from_date: null, special_to_date: null });
    await write('2020-02-01T05:00:00Z', '2120-03-01T05:00:00Z');
    expect(await days()).toEqual({
      special_price: 24,
      special_from_date: '2020-02-01 00:00:00',
      special_to_date: '2120-02-29 00:00:00',
    });
    // Future special prices are not shown.
    await write('2119-02-01T05:00:00Z', '2120-03-01T05:00:00Z');
    expect(await days()).toEqual({ special_price: null, special_from_date: null, special_to_date: null });
    await write(null, null);
  });

  test('[GN-16] prices per currency, special price and reduction', async () => {
    const price = async (sku: string, options = {}) =>
      (
        await shop.execute(
          `{ products(filter: { sku: { eq: "${sku}" } }) { items { special_price price_range { minimum_price { regular_price { value currency } final_price { value currency } discount { amount_off percent_off } } maximum_price { final_price { value } } } } } }`,
          options,
        )
      ).data.products.items[0];
    expect(await price('TRV')).toEqual({
      special_price: 24,
      price_range: {
        minimum_price: {
          regular_price: { value: 30, currency: 'CAD' },
          final_price: { value: 24, currency: 'CAD' },
          discount: { amount_off: 6, percent_off: 20 },
        },
        maximum_price: { final_price: { value: 24 } },
      },
    });
    expect((await price('CAL')).price_range).toMatchObject({
      minimum_price: { final_price: { value: 80, currency: 'CAD' } },
      maximum_price: { final_price: { value: 115 } },
    });
    expect((await price('CAL', { store: 'US_EN' })).price_range.minimum_price.final_price).toEqual({
      value: 60,
      currency: 'USD',
    });
    expect((await price('CAL', { currency: 'USD' })).price_range.minimum_price.final_price).toEqual({
      value: 60,
      currency: 'USD',
    });
  });

  test('[RO-07] [EN-15] a price hidden from guests is null in lists and suggestions', async () => {
    const fields =
      'items { sku special_price commission_class price_range { minimum_price { regular_price { value currency } final_price { value currency } discount { amount_off } } maximum_price { final_price { value } } } }';
    for (const args of ['filter: { sku: { eq: "SLB" } }', 'search: "vault"']) {
      const [item] = (await shop.execute(`{ products(${args}) { ${fields} } }`)).data.products.items;
      expect(item).toMatchObject({
        sku: 'SLB',
        special_price: null,
        price_range: {
          minimum_price: {
            regular_price: { value: null, currency: 'CAD' },
            final_price: { value: null, currency: 'CAD' },
            discount: { amount_off: null },
          },
          maximum_price: { final_price: { value: null } },
        },
      });
      expect(item.commission_class).toBe(Number(await optionId('commission_class', 'trade_only')));
    }
  });

  test('[RO-08] hidden prices match no filter, come last by price and are in no bucket', async () => {
    expect(await skus('filter: { price: { from: "800", to: "1000" } }')).toEqual([]);
    expect((await skus('filter: {}, sort: { price: DESC }')).indexOf('SLB')).toBe(3);
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "SLB" } }) { aggregations { attribute_code } } }',
    );
    expect(
      data.products.aggregations.some(({ attribute_code }: { attribute_code: string }) => attribute_code === 'price'),
    ).toBe(false);
  });

  test('[EN-10] [EN-11] [EN-12] [EN-14] a product with pictures, texts and its class', async () => {
    const query =
      '{ products(filter: { sku: { eq: "CAL" } }) { items { id uid sku name url_key url_suffix type_id __typename stock_status description { html } short_description { html } small_image { url label } media_gallery { url position } media_gallery_entries { file label position types disabled media_type } meta_title categories { name url_path } related_products { sku } } } }';
    const { data } = await shop.execute(query, { store: 'CA_FR' });
    const [product] = data.products.items;
    expect(product).toMatchObject({
      uid: Buffer.from(String(product.id)).toString('base64'),
      __typename: 'ConfigurableProduct',
      type_id: 'configurable',
      name: 'Lumen Calacatta doré',
      url_key: 'lumen-calacatta',
      url_suffix: '.html',
      stock_status: 'IN_STOCK',
      description: { html: '<p>Blanc à veines dorées.</p>' },
      small_image: { url: 'https://shop.test/media/catalog/product/lumen-calacatta.webp', label: 'Vu de face' },
      related_products: [{ sku: 'CAR' }],
    });
    expect(product.media_gallery_entries).toEqual([
      {
        file: '/lumen-calacatta.webp',
        label: 'Vu de face',
        position: 1,
        types: ['image', 'small_image', 'thumbnail'],
        disabled: false,
        media_type: 'image',
      },
      {
        file: '/lumen-calacatta-close.webp',
        label: 'Lumen Calacatta doré',
        position: 2,
        types: [],
        disabled: false,
        media_type: 'image',
      },
    ]);
    expect(product.categories).toEqual([
      { name: 'Carreaux manufacturés', url_path: 'manufactured-tiles' },
      { name: 'Grès cérame', url_path: 'manufactured-tiles/porcelain' },
    ]);
  });

  test('attributes are returned as custom attributes in the language of the view', async () => {
    const values =
      'items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label } } }';
    const all = await shop.execute(
      `{ products(filter: { sku: { eq: "CAL" } }) { items { ... on ConfigurableProduct { variants { product { sku custom_attributesV2 { ${values} } } } } } } }`,
      { store: 'CA_FR' },
    );
    const [first] = all.data.products.items[0].variants;
    expect(first.product).toMatchObject({ sku: 'CAL-12-POL' });
    expect(first.product.custom_attributesV2.items).toContainEqual({ code: 'coverage_sq_ft', value: '11.51' });
    expect(first.product.custom_attributesV2.items).toContainEqual({
      code: 'selling_unit',
      selected_options: [{ label: 'Boîte' }],
    });
    const listed = await shop.execute(
      `{ products(filter: { sku: { eq: "SLB" } }) { items { custom_attributesV2(filters: { is_visible_on_front: true }) { ${values} } } } }`,
    );
    expect(listed.data.products.items[0].custom_attributesV2.items).toEqual([
      { code: 'material', selected_options: [{ label: 'Marble' }] },
    ]);
  });

  test('a configurable product offers the options of its variants', async () => {
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "CAL" } }) { items { id ... on ConfigurableProduct { configurable_options { uid attribute_uid attribute_code label values { uid label value_index swatch_data { __typename value } } } variants { attributes { code label uid } product { sku stock_status only_x_left_in_stock weight } } } } } }',
    );
    const [product] = data.products.items;
    expect(
      product.configurable_options.map(({ attribute_code, label }: { attribute_code: string; label: string }) => [
        attribute_code,
        label,
      ]),
    ).toEqual([
      ['size', 'Size'],
      ['finish', 'Finish'],
    ]);
    const [size, finish] = product.configurable_options;
    expect(size.values.map(({ label }: { label: string }) => label)).toEqual(['12 × 24 in', '24 × 48 in']);
    expect(finish.values[0].swatch_data).toEqual({ __typename: 'ColorSwatchData', value: '#eeeeee' });
    const decoded = Buffer.from(size.values[0].uid, 'base64').toString();
    expect(decoded).toBe(
      `configurable/${Buffer.from(size.attribute_uid, 'base64').toString()}/${size.values[0].value_index}`,
    );
    expect(product.variants.map(({ product: variant }: { product: object }) => variant)).toEqual([
      { sku: 'CAL-12-POL', stock_status: 'IN_STOCK', only_x_left_in_stock: null, weight: 22.6 },
      { sku: 'CAL-24-POL', stock_status: 'IN_STOCK', only_x_left_in_stock: 3, weight: 31.9 },
      { sku: 'CAL-24-HON', stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0, weight: 31.9 },
    ]);
  });

  test('a selection leaves the options still possible and finds the variant', async () => {
    const options = await shop.execute(
      '{ products(filter: { sku: { eq: "CAL" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }',
    );
    const uid = Object.fromEntries(
      options.data.products.items[0].configurable_options.flatMap(
        ({ values }: { values: { uid: string; label: string }[] }) => values.map((value) => [value.label, value.uid]),
      ),
    );
    const select = (uids: string[]) =>
      shop.execute(
        'query ($uids: [ID!]) { products(filter: { sku: { eq: "CAL" } }) { items { ... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: $uids) { variant { sku } options_available_for_selection { attribute_code option_value_uids } configurable_options { attribute_code values { label is_available } } } } } } }',
        { variables: { uids } },
      );
    const small = (await select([uid['12 × 24 in']])).data.products.items[0].configurable_product_options_selection;
    expect(small.variant).toBeNull();
    expect(small.options_available_for_selection).toEqual([
      { attribute_code: 'size', option_value_uids: [uid['12 × 24 in']] },
      { attribute_code: 'finish', option_value_uids: [uid['Polished']] },
    ]);
    // Without options that are chosen already.
    expect(small.configurable_options).toEqual([
      {
        attribute_code: 'finish',
        values: [
          { label: 'Polished', is_available: true },
          { label: 'Honed', is_available: false },
        ],
      },
    ]);
    const whole = (await select([uid['24 × 48 in'], uid['Polished']])).data.products.items[0]
      .configurable_product_options_selection;
    expect(whole.variant).toEqual({ sku: 'CAL-24-POL' });
    expect((await select(['x'])).errors?.[0]?.message).toBe('configurableOptionValueUids values are incorrect');
  });

  test('[EN-41] [EN-42] the category tree', async () => {
    const { data } = await shop.execute(
      '{ categoryList { name level children_count breadcrumbs { category_name } children { id name url_path position product_count image description children { name url_path breadcrumbs { category_name category_url_path } } } } }',
    );
    const [root] = data.categoryList;
    expect(root).toMatchObject({ name: 'Default Category', level: 1, children_count: '2', breadcrumbs: null });
    expect(
      root.children.map(({ name, product_count }: { name: string; product_count: number }) => [name, product_count]),
    ).toEqual([
      ['Manufactured Tiles', 1],
      ['Natural Stone Tiles', 4],
    ]);
    expect(root.children[0]).toMatchObject({
      image: 'https://shop.test/media/catalog/category/manufactured-tiles.webp',
      description: '<p>See <a href="/faq">questions</a></p>',
    });
    expect(root.children[1].children).toEqual([
      {
        name: 'Travertine',
        url_path: 'natural-stone-tiles/travertine',
        breadcrumbs: [{ category_name: 'Natural Stone Tiles', category_url_path: 'natural-stone-tiles' }],
      },
      {
        name: 'Marble',
        url_path: 'natural-stone-tiles/marble',
        breadcrumbs: [{ category_name: 'Natural Stone Tiles', category_url_path: 'natural-stone-tiles' }],
      },
    ]);
  });

  test('[EN-42] categories by filter, in order of position, then id, with Magento’s errors', async () => {
    const names = async (filters: string) =>
      (await shop.execute(`{ categories(filters: ${filters}) { total_count items { name } } }`, { store: 'CA_FR' }))
        .data.categories;
    expect(await names('{ parent_id: { eq: "2" } }')).toEqual({
      total_count: 2,
      items: [{ name: 'Carreaux manufacturés' }, { name: 'Carreaux de pierre naturelle' }],
    });
    const keys = (filters: string) => shop.execute(`{ categories(filters: ${filters}) { items { url_key } } }`);
    // Two of position 20, two of position 10.
    const four = await keys(
      '{ url_key: { in: ["marble", "natural-stone-tiles", "travertine", "manufactured-tiles"] } }',
    );
    expect(four.data.categories.items.map(({ url_key }: { url_key: string }) => url_key)).toEqual([
      'manufactured-tiles',
      'travertine',
      'natural-stone-tiles',
      'marble',
    ]);
    expect(await names('{ name: { match: "pierre" } }')).toEqual({
      total_count: 1,
      items: [{ name: 'Carreaux de pierre naturelle' }],
    });
    expect(
      (await shop.execute('{ categories(filters: { name: { match: "pi" } }) { total_count } }')).errors?.[0]?.message,
    ).toBe('Invalid match filter. Minimum length is 3.');
    expect((await shop.execute('{ category(id: 999) { name } }')).errors?.[0]).toMatchObject({
      message: "Category doesn't exist",
      extensions: { category: 'graphql-no-such-entity' },
    });
    const { data } = await shop.execute(
      '{ category(id: 3) { products(pageSize: 1) { total_count items { sku } page_info { total_pages } } } }',
    );
    expect(data.category.products).toEqual({ total_count: 1, items: [{ sku: 'CAL' }], page_info: { total_pages: 1 } });
  });
});
