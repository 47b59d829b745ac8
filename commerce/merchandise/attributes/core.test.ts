import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { coreAttributes } from './core-rules.ts';

describeWithDatabase('metadata of what every Magento has', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  test('core attributes of products, categories, accounts and addresses are returned, and no others', async () => {
    const requested = [
      ['sku', 'catalog_product'],
      ['price', '4'],
      ['include_in_menu', 'catalog_category'],
      ['firstname', 'customer'],
      ['street', 'customer_address'],
      ['material', 'customer'],
      ['toString', 'catalog_product'],
      ['sku', 'order'],
    ].map(([attribute_code, entity_type]) => ({ attribute_code, entity_type }));
    const { data, errors } = await shop.execute(
      'query ($requested: [AttributeInput!]!) { customAttributeMetadata(attributes: $requested) { items { attribute_code entity_type attribute_type input_type } } }',
      { variables: { requested } },
    );
    expect(
      data.customAttributeMetadata.items.map((item: Record<string, string> | null) => item && Object.values(item)),
    ).toEqual([
      ['sku', 'catalog_product', 'String', 'text'],
      ['price', '4', 'Float', 'price'],
      ['include_in_menu', 'catalog_category', 'Int', 'select'],
      ['firstname', 'customer', 'String', 'text'],
      ['street', 'customer_address', 'String', 'multiline'],
      null,
      null,
      null,
    ]);
    expect(errors?.map(({ message }) => message)).toHaveLength(3);
  });

  const OPTIONS = `options { label value }`;
  const choices = (items: { code: string; options: { label: string; value: string }[] }[], code: string) =>
    items.find((item) => item.code === code)?.options.map(({ label, value }) => `${value} ${label}`);

  test('the attribute list of products has the merchant’s attributes and core ones, without those stored with the product', async () => {
    const { data } = await shop.execute(`{
      all: attributesList(entityType: CATALOG_PRODUCT) { items { code ${OPTIONS} } errors { type } }
      listed: attributesList(entityType: CATALOG_PRODUCT, filters: { used_in_product_listing: true, is_filterable: true }) { items { code } }
      categories: attributesList(entityType: CATALOG_CATEGORY) { items { code ${OPTIONS} } errors { type } } }`);
    const codes = (response: { items: { code: string }[] }) => response.items.map(({ code }) => code);
    expect(codes(data.all)).toEqual(expect.arrayContaining(['material', 'name', 'price', 'status', 'image']));
    expect(codes(data.all)).not.toContain('sku');
    expect(new Set(codes(data.all)).size).toBe(codes(data.all).length);
    expect(codes(data.listed)).toContain('price');
    expect(codes(data.listed)).not.toContain('name');
    expect(codes(data.categories)).toEqual(expect.arrayContaining(['name', 'display_mode', 'include_in_menu']));
    expect([data.all.errors, data.categories.errors]).toEqual([[], []]);
    expect(choices(data.categories.items, 'display_mode')).toEqual([
      'PRODUCTS Products only',
      'PAGE Static block only',
      'PRODUCTS_AND_PAGE Static block and products',
    ]);
  });

  test('core attributes with options have them in the language of the store view, in both forms', async () => {
    const requested = ['status', 'visibility', 'tax_class_id', 'country_of_manufacture', 'name'].map(
      (attribute_code) => ({
        attribute_code,
        entity_type: '4',
      }),
    );
    const { data } = await shop.execute(
      `query ($requested: [AttributeInput!]!) {
        newer: customAttributeMetadataV2(attributes: $requested) { items { code ${OPTIONS} } }
        older: customAttributeMetadata(attributes: $requested) { items { code: attribute_code options: attribute_options { label value } } }
        form: attributesForm(formCode: "customer_address_edit") { items { code ${OPTIONS} } } }`,
      { store: 'CA_FR', variables: { requested } },
    );
    for (const { items } of [data.newer, data.older]) {
      expect(choices(items, 'status')).toEqual(['1 Activé', '2 Désactivé']);
      expect(choices(items, 'visibility')).toHaveLength(4);
      expect(choices(items, 'tax_class_id')).toEqual(['0 Aucune', '2 Biens taxables']);
      expect(choices(items, 'country_of_manufacture')).toEqual(expect.arrayContaining(['IT Italie', 'US États-Unis']));
      expect(choices(items, 'name')).toEqual([]);
    }
    expect(choices(data.form.items, 'country_id')).toEqual(['CA Canada', 'US États-Unis']);
  });

  test('the newer form returns the same core attributes as the older one, in the wording of the store view', async () => {
    const requested = [
      ...Object.keys(coreAttributes('catalog_product')!).map((attribute_code) => ({
        attribute_code,
        entity_type: 'catalog_product',
      })),
      ...Object.keys(coreAttributes('catalog_category')!).map((attribute_code) => ({
        attribute_code,
        entity_type: '3',
      })),
    ];
    const request = async (store: string, questions: typeof requested) => {
      const { data, errors } = await shop.execute(
        `query ($requested: [AttributeInput!]) { customAttributeMetadataV2(attributes: $requested) { items { __typename code label entity_type frontend_input is_required is_unique
           options { value } ... on CatalogAttributeMetadata { is_searchable is_filterable used_in_product_listing is_html_allowed_on_front } } errors { type } } }`,
        { store, variables: { requested: questions } },
      );
      expect(errors).toBeUndefined();
      return data.customAttributeMetadataV2;
    };
    const english = await request('CA_EN', requested);
    const french = await request('CA_FR', requested);
    expect([english.errors, french.errors]).toEqual([[], []]);
    expect(english.items.map(({ code }: { code: string }) => code)).toEqual(
      requested.map((each) => each.attribute_code),
    );
    const labels = [...english.items, ...french.items].map(({ label }: { label: string }) => label);
    expect(labels.filter((label) => !label || label.startsWith('attributes.'))).toEqual([]);
    const about = [
      { attribute_code: 'name', entity_type: '4' },
      { attribute_code: 'description', entity_type: 'catalog_category' },
    ];
    const name = {
      __typename: 'CatalogAttributeMetadata',
      code: 'name',
      label: 'Nom du produit',
      entity_type: 'CATALOG_PRODUCT',
      frontend_input: 'TEXT',
      is_required: true,
      is_unique: false,
      options: [],
      is_searchable: true,
      is_filterable: false,
      used_in_product_listing: true,
      is_html_allowed_on_front: false,
    };
    expect((await request('CA_FR', about)).items).toEqual([
      name,
      {
        ...name,
        code: 'description',
        label: 'Description',
        entity_type: 'CATALOG_CATEGORY',
        frontend_input: 'TEXTAREA',
        is_required: false,
        is_searchable: false,
        used_in_product_listing: false,
        is_html_allowed_on_front: true,
      },
    ]);
    const none = await request('CA_EN', [
      { attribute_code: 'toString', entity_type: 'catalog_product' },
      { attribute_code: 'name', entity_type: 'customer' },
    ]);
    expect([none.items, none.errors]).toEqual([[], [{ type: 'ATTRIBUTE_NOT_FOUND' }, { type: 'ATTRIBUTE_NOT_FOUND' }]]);
  });
});
