import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

describeWithDatabase('catalogue queries of clients of an older Magento', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  const response = async (query: string, options = {}) => {
    const { data, errors } = await shop.execute(query, options);
    expect(errors).toBeUndefined();
    return data;
  };

  test('deprecated fields of prices, URLs, times and filters agree with the current ones', async () => {
    const { products } = await response(`{ products(filter: { price: { from: "0" } }) {
      filters { name request_var filter_items_count filter_items { label value_string items_count } }
      aggregations { label attribute_code count options { label value count } }
      items { sku created_at updated_at attribute_set_id min_sale_qty url_key url_suffix url_rewrites { url parameters { name value } } id
        product_links { sku link_type linked_product_sku position } related_products { sku }
        price { minimalPrice { amount { value currency } } maximalPrice { amount { value } } regularPrice { amount { value } } }
        price_range { minimum_price { final_price { value currency } regular_price { value } fixed_product_taxes { label } } maximum_price { final_price { value } } } } } }`);
    let links = 0;
    for (const item of products.items) {
      links += item.product_links.length;
      const { minimum_price: least, maximum_price: most } = item.price_range;
      expect(item.price).toEqual({
        minimalPrice: { amount: least.final_price },
        maximalPrice: { amount: most.final_price },
        regularPrice: { amount: least.regular_price },
      });
      expect(item.url_rewrites).toEqual([
        { url: item.url_key + item.url_suffix, parameters: [{ name: 'id', value: String(item.id) }] },
      ]);
      expect(item.created_at).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
      const related = item.product_links.filter(({ link_type: type }: { link_type: string }) => type === 'related');
      expect(related.map((link: { linked_product_sku: string }) => link.linked_product_sku)).toEqual(
        item.related_products.map(({ sku }: { sku: string }) => sku),
      );
    }
    expect(links).toBeGreaterThan(0);
    expect(products.filters).toEqual(
      products.aggregations.map((one: { label: string; attribute_code: string; count: number; options: never[] }) => ({
        name: one.label,
        request_var: one.attribute_code,
        filter_items_count: one.count,
        filter_items: one.options.map(({ label, value, count }) => ({
          label,
          value_string: value,
          items_count: count,
        })),
      })),
    );
  });

  test('an option of a filter has the swatch of its attribute', async () => {
    const { products } = await response(`{ products(filter: {}) { filters { request_var filter_items {
      __typename label ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } } } }`);
    const finish = products.filters.find(({ request_var: code }: { request_var: string }) => code === 'finish');
    expect(finish.filter_items).toEqual([
      { __typename: 'SwatchLayerFilterItem', label: 'Polished', swatch_data: { type: '1', value: '#eeeeee' } },
      { __typename: 'LayerFilterItem', label: 'Honed' },
    ]);
  });

  const LIST = 'code label frontend_input is_required options { label value }';

  test('product attributes with the requested properties, in the wording of the store view', async () => {
    const codes = async (filters: string): Promise<string[]> =>
      (
        await response(`{ attributesList(entityType: CATALOG_PRODUCT, filters: ${filters}) { items { code } } }`)
      ).attributesList.items.map(({ code }: { code: string }) => code);
    expect(await codes('{ is_filterable: true }')).toEqual([
      'material',
      'size',
      'finish',
      'suitability',
      'outlet',
      'price',
    ]);
    expect(await codes('{ used_in_product_listing: true }')).toEqual([
      'coverage_sq_ft',
      'name',
      'short_description',
      'price',
      'special_price',
      'url_key',
      'small_image',
      'thumbnail',
    ]);
    expect(await codes('{ is_wysiwyg_enabled: true }')).toEqual(['description', 'short_description']);
    expect((await codes('{ is_searchable: null }')).slice(6, 11)).toEqual([
      'selling_unit',
      'commission_class',
      'product_type_code',
      'name',
      'description',
    ]);
    const { customAttributeMetadataV2: metadata } = await response(
      `{ customAttributeMetadataV2(attributes: [{ attribute_code: "finish", entity_type: "catalog_product" }, { attribute_code: "nothing", entity_type: "4" },
          { attribute_code: "lastname", entity_type: "customer" }, { attribute_code: "sku", entity_type: "moon" }, { entity_type: "customer" }]) {
        items { __typename ${LIST} ... on CatalogAttributeMetadata { is_filterable swatch_input_type } } errors { type message } } }`,
      { store: 'CA_FR' },
    );
    expect(metadata.items).toMatchObject([
      {
        __typename: 'CatalogAttributeMetadata',
        label: 'Fini',
        frontend_input: 'SELECT',
        is_filterable: true,
        swatch_input_type: 'VISUAL',
        options: [{ label: 'Poli' }, { label: 'Adouci' }],
      },
      { __typename: 'CustomerAttributeMetadata', code: 'lastname', label: 'Nom', is_required: true, options: [] },
    ]);
    expect(metadata.errors.map(({ type }: { type: string }) => type)).toEqual([
      'ATTRIBUTE_NOT_FOUND',
      'ENTITY_NOT_FOUND',
      'ATTRIBUTE_NOT_FOUND',
    ]);
    const { customAttributeMetadata: older } = await response(
      '{ customAttributeMetadata(attributes: [{ attribute_code: "outlet", entity_type: "4" }]) { items { storefront_properties { position use_in_layered_navigation } } } }',
    );
    expect(older.items[0].storefront_properties).toEqual({
      position: 50,
      use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
    });
  });

  test('forms list the fields of account and address, and no others', async () => {
    const form = async (code: string) =>
      (await response(`{ attributesForm(formCode: "${code}") { items { ${LIST} } errors { type } } }`)).attributesForm;
    const account = await form('customer_account_create');
    expect(
      account.items.map(({ code, is_required: must }: { code: string; is_required: boolean }) => [code, must]),
    ).toEqual([
      ['firstname', true],
      ['lastname', true],
      ['email', true],
    ]);
    const address = await form('customer_register_address');
    expect(address.items.map(({ code }: { code: string }) => code)).toEqual(
      'firstname lastname company street city country_id region region_id postcode telephone'.split(' '),
    );
    expect(await form('nothing')).toEqual({ items: [], errors: [{ type: 'ENTITY_NOT_FOUND' }] });
  });

  test('unsupported features return empty values; a category returns its position', async () => {
    const { products, categoryList } = await response(`{
      products(filter: { sku: { eq: "CAR" } }) { items { gift_message_available media_gallery_entries { content { name } video_content { video_url } }
        price { regularPrice { adjustments { code } } } } }
      categoryList(filters: { url_path: { eq: "natural-stone-tiles/marble" } }) { id path path_in_store landing_page filter_price_range custom_layout_update_file } }`);
    const [item] = products.items;
    expect([item.gift_message_available, item.price.regularPrice.adjustments]).toEqual([false, []]);
    for (const entry of item.media_gallery_entries) expect(entry).toEqual({ content: null, video_content: null });
    const [{ id, path, path_in_store: place, ...none }] = categoryList;
    expect(place).toBe(path.split('/').slice(2).reverse().join(','));
    expect(place.split(',')).toHaveLength(2);
    expect(place.startsWith(`${id},`)).toBe(true);
    expect(none).toEqual({ landing_page: null, filter_price_range: null, custom_layout_update_file: null });
  });

  test('store settings, CAPTCHA and terms are correct', async () => {
    const data =
      await response(`{ storeConfig { base_url base_link_url cart_expires_in_days is_checkout_agreements_enabled display_product_prices_in_catalog }
      currency { default_display_currency_code default_display_currecy_code }
      recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled configurations { website_key } } recaptchaV3Config { website_key } checkoutAgreements { name } }`);
    expect(data).toMatchObject({
      storeConfig: {
        cart_expires_in_days: 30,
        is_checkout_agreements_enabled: true,
        display_product_prices_in_catalog: 1,
      },
      recaptchaFormConfig: { is_enabled: false, configurations: null },
      recaptchaV3Config: null,
      checkoutAgreements: [{ name: 'Final sale' }],
    });
    expect(data.storeConfig.base_link_url).toBe(data.storeConfig.base_url);
    expect(data.currency.default_display_currecy_code).toBe(data.currency.default_display_currency_code);
  });
});
