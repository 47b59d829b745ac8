import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

/** The document of Venia's product page, as its client sends it. */
const PRODUCT_PAGE = `query getProductDetailForProductPage($urlKey: String!) {
  products(filter: { url_key: { eq: $urlKey } }) {
    items { id uid ...ProductDetailsFragment __typename }
    __typename
  }
}
fragment ProductDetailsFragment on ProductInterface {
  __typename
  categories {
    uid
    breadcrumbs { category_uid __typename }
    __typename
  }
  description { html __typename }
  short_description { html __typename }
  id
  uid
  media_gallery_entries { uid label position disabled file __typename }
  meta_description
  name
  price {
    regularPrice { amount { currency value __typename } __typename }
    __typename
  }
  price_range {
    maximum_price {
      final_price { currency value __typename }
      discount { amount_off __typename }
      __typename
    }
    __typename
  }
  sku
  small_image { url __typename }
  stock_status
  url_key
  custom_attributes {
    selected_attribute_options {
      attribute_option { uid label is_default __typename }
      __typename
    }
    entered_attribute_value { value __typename }
    attribute_metadata {
      uid
      code
      label
      attribute_labels { store_code label __typename }
      data_type
      is_system
      entity_type
      ui_input { ui_input_type is_html_allowed __typename }
      ... on ProductAttributeMetadata { used_in_components __typename }
      __typename
    }
    __typename
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      attribute_id
      uid
      label
      values {
        uid
        default_label
        label
        store_label
        use_default_value
        value_index
        swatch_data {
          ... on ImageSwatchData { thumbnail __typename }
          value
          __typename
        }
        __typename
      }
      __typename
    }
    variants {
      attributes { code value_index __typename }
      product {
        uid
        media_gallery_entries { uid disabled file label position __typename }
        sku
        stock_status
        price {
          regularPrice { amount { currency value __typename } __typename }
          __typename
        }
        price_range {
          maximum_price {
            final_price { currency value __typename }
            discount { amount_off __typename }
            __typename
          }
          __typename
        }
        custom_attributes {
          selected_attribute_options {
            attribute_option { uid label is_default __typename }
            __typename
          }
          entered_attribute_value { value __typename }
          attribute_metadata {
            uid
            code
            label
            attribute_labels { store_code label __typename }
            data_type
            is_system
            entity_type
            ui_input { ui_input_type is_html_allowed __typename }
            ... on ProductAttributeMetadata { used_in_components __typename }
            __typename
          }
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}`;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

type Reported = {
  selected_attribute_options: { attribute_option: { label: string }[] | null };
  entered_attribute_value: { value: string | null };
  attribute_metadata: { code: string };
};

/** Attribute values of a product by code. */
const inShort = (attributes: Reported[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(
      ({ attribute_metadata: { code }, selected_attribute_options: chosen, entered_attribute_value: entered }) => [
        code,
        chosen.attribute_option?.map(({ label }) => label) ?? entered.value,
      ],
    ),
  );

describeWithDatabase('a product on the pages of Venia', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  test('the document of its product page is resolved completely, with every attribute in the wording of the store view', async () => {
    const { data, errors } = await shop.execute(PRODUCT_PAGE, {
      store: 'CA_FR',
      variables: { urlKey: 'lumen-calacatta' },
    });
    expect(errors).toBeUndefined();
    const [product] = data.products.items;
    expect(product).toMatchObject({ __typename: 'ConfigurableProduct', sku: 'CAL', name: 'Lumen Calacatta doré' });
    expect(inShort(product.custom_attributes)).toEqual({
      material: ['Grès cérame'],
      suitability: ['Plancher', 'Mur'],
      outlet: ['Non'],
      commission_class: ['Standard'],
    });
    const [variant] = product.variants.map((each: { product: { custom_attributes: Reported[] } }) => each.product);
    expect(inShort(variant.custom_attributes)).toEqual({
      material: ['Grès cérame'],
      size: ['12 × 24 po'],
      finish: ['Poli'],
      coverage_sq_ft: '11.51',
      selling_unit: ['Boîte'],
    });
    expect(variant.custom_attributes[3].entered_attribute_value.value).toBe('11.51');
    expect(variant.custom_attributes[3].attribute_metadata).toMatchObject({
      data_type: 'FLOAT',
      ui_input: { __typename: 'UiAttributeTypeAny', ui_input_type: 'TEXT', is_html_allowed: false },
      used_in_components: ['PRODUCTS_LISTING'],
    });
    expect(product.custom_attributes[2].attribute_metadata.ui_input.ui_input_type).toBe('BOOLEAN');
    const [material] = product.custom_attributes;
    const { data: older } = await shop.execute(
      '{ customAttributeMetadata(attributes: [{ attribute_code: "material", entity_type: "4" }]) { items { attribute_options { uid label value is_default } } } }',
      { store: 'CA_FR' },
    );
    const [choice] = older.customAttributeMetadata.items[0].attribute_options;
    expect(choice).toEqual({
      uid: base64(`catalog_product/material/${choice.value}`),
      label: 'Grès cérame',
      value: choice.value,
      is_default: false,
    });
    expect(material).toEqual({
      __typename: 'CustomAttribute',
      selected_attribute_options: {
        __typename: 'SelectedAttributeOption',
        attribute_option: [{ __typename: 'AttributeOption', uid: choice.uid, label: 'Grès cérame', is_default: false }],
      },
      entered_attribute_value: { __typename: 'EnteredAttributeValue', value: null },
      attribute_metadata: {
        __typename: 'ProductAttributeMetadata',
        uid: base64('catalog_product/material'),
        code: 'material',
        label: 'Matériau',
        attribute_labels: [
          { __typename: 'StoreLabels', store_code: 'CA_EN', label: 'Material' },
          { __typename: 'StoreLabels', store_code: 'US_EN', label: 'Material' },
          { __typename: 'StoreLabels', store_code: 'CA_FR', label: 'Matériau' },
        ],
        data_type: 'INT',
        is_system: false,
        entity_type: 'CATALOG_PRODUCT',
        ui_input: { __typename: 'UiAttributeTypeSelect', ui_input_type: 'SELECT', is_html_allowed: false },
        used_in_components: ['PRODUCT_DETAILS_PAGE', 'PRODUCT_FILTER', 'PRODUCT_SEARCH_RESULTS_FILTER'],
      },
    });
  });

  test('the choices of an attribute come with its form element', async () => {
    const { data, errors } = await shop.execute(
      `{ products(filter: { sku: { eq: "CAR" } }) { items { custom_attributes { attribute_metadata { code sort_order
          ui_input { ... on SelectableInputTypeInterface { attribute_options { label ... on AttributeOption { value } } } } } } } } }`,
    );
    expect(errors).toBeUndefined();
    const reported = data.products.items[0].custom_attributes.map(
      (each: { attribute_metadata: unknown }) => each.attribute_metadata,
    );
    expect(reported).toContainEqual({
      code: 'outlet',
      sort_order: 50,
      ui_input: {
        attribute_options: [
          { label: 'Yes', value: '1' },
          { label: 'No', value: '0' },
        ],
      },
    });
  });
});
