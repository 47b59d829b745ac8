import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';
import { coreAttributes } from './core-rules.ts';

describeWithDatabases('metadata of what every Magento has', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  test('core attributes of products, categories, accounts and addresses are told, and no others', async () => {
    const asked = [
      ['sku', 'catalog_product'],
      ['price', '4'],
      ['include_in_menu', 'catalog_category'],
      ['firstname', 'customer'],
      ['street', 'customer_address'],
      ['material', 'customer'],
      ['toString', 'catalog_product'],
      ['sku', 'order'],
    ].map(([attribute_code, entity_type]) => ({ attribute_code, entity_type }));
    const { data, errors } = await shop.ask(
      'query ($asked: [AttributeInput!]!) { customAttributeMetadata(attributes: $asked) { items { attribute_code entity_type attribute_type input_type } } }',
      { variables: { asked } },
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

  test('the newer form tells the core attributes that the older one tells, in the words of the store view', async () => {
    const asked = [
      ...Object.keys(coreAttributes('catalog_product')!).map((attribute_code) => ({
        attribute_code,
        entity_type: 'catalog_product',
      })),
      ...Object.keys(coreAttributes('catalog_category')!).map((attribute_code) => ({
        attribute_code,
        entity_type: '3',
      })),
    ];
    const ask = async (store: string, questions: typeof asked) => {
      const { data, errors } = await shop.ask(
        `query ($asked: [AttributeInput!]) { customAttributeMetadataV2(attributes: $asked) { items { __typename code label entity_type frontend_input is_required is_unique
           options { value } ... on CatalogAttributeMetadata { is_searchable is_filterable used_in_product_listing is_html_allowed_on_front } } errors { type } } }`,
        { store, variables: { asked: questions } },
      );
      expect(errors).toBeUndefined();
      return data.customAttributeMetadataV2;
    };
    const english = await ask('CA_EN', asked);
    const french = await ask('CA_FR', asked);
    expect([english.errors, french.errors]).toEqual([[], []]);
    expect(english.items.map(({ code }: { code: string }) => code)).toEqual(asked.map((each) => each.attribute_code));
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
    expect((await ask('CA_FR', about)).items).toEqual([
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
    const none = await ask('CA_EN', [
      { attribute_code: 'toString', entity_type: 'catalog_product' },
      { attribute_code: 'name', entity_type: 'customer' },
    ]);
    expect([none.items, none.errors]).toEqual([[], [{ type: 'ATTRIBUTE_NOT_FOUND' }, { type: 'ATTRIBUTE_NOT_FOUND' }]]);
  });
});
