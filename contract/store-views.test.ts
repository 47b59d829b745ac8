import { expect, test } from 'vitest';
import { DEFAULT_STORE_VIEW, splitStorePath, STORE_VIEWS } from './store-views.ts';

test('[EN-18] [EN-19] [EN-20] there are three store views: two of Canada that sell in Canadian dollars, one of the United States', () => {
  expect(
    Object.values(STORE_VIEWS).map(({ code, id, label, language, locale, prefix, currency, countryId }) => [
      code,
      id,
      label,
      language,
      locale,
      prefix,
      currency,
      countryId,
    ]),
  ).toEqual([
    ['CA_EN', 1, 'Canada (EN)', 'en', 'en_CA', '', 'CAD', 'CA'],
    ['CA_FR', 3, 'Canada (FR)', 'fr', 'fr_CA', '/CA_FR', 'CAD', 'CA'],
    ['US_EN', 2, 'USA', 'en', 'en_US', '/US_EN', 'USD', 'US'],
  ]);
});

test('[EN-18] [EN-19] [EN-20] [EN-21] store views of one country share a group, and each language has its menu', () => {
  expect(Object.values(STORE_VIEWS).map(({ groupCode, menuIdentifier }) => [groupCode, menuIdentifier])).toEqual([
    ['main_website_store', 'new_menu_en_usa'],
    ['main_website_store', 'new_menu_fr'],
    ['usa_store', 'new_menu_en_usa-1'],
  ]);
});

test('each store view is listed by its own code', () => {
  expect(Object.entries(STORE_VIEWS).filter(([code, view]) => view.code !== code)).toEqual([]);
});

test.each([
  ['/', 'CA_EN', '/'],
  ['/porcelain-tiles?page=2', 'CA_EN', '/porcelain-tiles?page=2'],
  ['/CA_FR', 'CA_FR', '/'],
  ['/CA_FR/', 'CA_FR', '/'],
  ['/CA_FR/porcelain-tiles', 'CA_FR', '/porcelain-tiles'],
  ['/US_EN/cart', 'US_EN', '/cart'],
  ['/US_ENGLISH', 'CA_EN', '/US_ENGLISH'],
  ['/us_en/cart', 'CA_EN', '/us_en/cart'],
  ['/tiles/CA_FR', 'CA_EN', '/tiles/CA_FR'],
])('%s is of %s, path %s', (path, code, rest) => {
  const split = splitStorePath(path);
  expect([split.storeView.code, split.rest]).toEqual([code, rest]);
});

test('a path without a prefix is of the default store view', () => {
  expect(splitStorePath('/anything').storeView).toBe(STORE_VIEWS[DEFAULT_STORE_VIEW]);
});
