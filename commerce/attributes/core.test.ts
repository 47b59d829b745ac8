import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';

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
});
