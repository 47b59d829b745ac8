import { expect, test } from 'vitest';
import { fieldsOf } from '#storefront/testing/document-fields.ts';
import { GetStoreConfigDataDocument } from './get-store-config-data.graphql.ts';
import { GetStoreInformationDocument } from './get-store-information.graphql.ts';

const queriedFields = (document: string, root: string): string[] =>
  fieldsOf(document)
    .filter((field) => field !== root)
    .map((field) => field.replace(`${root}.`, ''));

test('[GQ-08][GQ-09][EN-22][EN-23][EN-24] one query fetches the settings of the store view, including id and locale', () => {
  expect(queriedFields(GetStoreConfigDataDocument, 'storeConfig')).toEqual(
    expect.arrayContaining([
      'id',
      'locale',
      'store_code',
      'store_name',
      'store_group_code',
      'store_group_name',
      'store_sort_order',
      'default_display_currency_code',
      'product_url_suffix',
      'category_url_suffix',
      'secure_base_media_url',
    ]),
  );
});

test('[GQ-11] a separate query without variables fetches the shop’s contact details', () => {
  expect(queriedFields(GetStoreInformationDocument, 'storeConfig')).toContain('store_phone');
  expect(String(GetStoreInformationDocument)).toMatch(/^query getStoreInformation\{/);
});
