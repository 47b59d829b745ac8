import { wordingOf } from '#contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { contentVariables, countriesIn, currencyOf, storeConfigOf, symbolOf } from './rules.ts';
import type { StoreViewRow } from './types.ts';

const view = (change: Partial<StoreViewRow> = {}): StoreViewRow => ({
  id: 3,
  code: 'CA_FR',
  name: 'Canada (FR)',
  groupId: 1,
  groupCode: 'main_website_store',
  groupName: 'Canada',
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Tessera',
  locale: 'fr_CA',
  language: 'fr',
  currency: 'CAD',
  availableCurrencies: ['CAD', 'USD'],
  pathPrefix: '/CA_FR',
  isDefault: false,
  countryId: 'CA',
  countries: ['CA', 'US'],
  contentView: 'CA_FR',
  sortOrder: 2,
  config: {},
  isDefaultGroup: true,
  isGroupDefault: false,
  rootCategoryId: 2,
  ...change,
});
const addresses = {
  publicUrl: 'https://shop.test',
  mediaBase: 'https://shop.test/media/',
  mailAddress: { en: 'Shop, 1 King Street', fr: 'Shop, 1, rue King' },
  supportEmail: { en: 'hello@shop.test', fr: 'bonjour@shop.test' },
};

describe('storeConfig', () => {
  test('[EN-22] [EN-24] has the identity of the view', () => {
    expect(storeConfigOf(view(), addresses)).toMatchObject({
      id: 3,
      code: 'CA_FR',
      store_code: 'CA_FR',
      store_name: 'Canada (FR)',
      store_sort_order: 2,
      store_group_code: 'main_website_store',
      store_group_name: 'Canada',
      website_code: 'base',
      website_id: 1,
      website_name: 'Tessera',
      is_default_store: false,
      is_default_store_group: true,
      locale: 'fr_CA',
      base_currency_code: 'CAD',
      default_display_currency_code: 'CAD',
      default_country: 'CA',
      root_category_id: 2,
      root_category_uid: 'Mg==',
      base_url: 'https://shop.test/CA_FR/',
      secure_base_url: 'https://shop.test/CA_FR/',
      base_media_url: 'https://shop.test/media/',
      secure_base_media_url: 'https://shop.test/media/',
      use_store_in_url: true,
    });
    expect(storeConfigOf(view({ isDefault: true, pathPrefix: '' }), addresses)).toMatchObject({
      is_default_store: true,
      use_store_in_url: false,
      base_url: 'https://shop.test/',
    });
  });

  test('describes the shop: kilograms, regions in both countries, lists of 6, 12 and 24, guest checkout, passwords of 8 characters in 3 classes', () => {
    expect(storeConfigOf(view(), addresses)).toMatchObject({
      weight_unit: 'kgs',
      countries_with_required_region: 'CA,US',
      display_state_if_optional: true,
      optional_zip_countries: '',
      cms_home_page: 'home',
      cms_no_route: 'no-route',
      grid_per_page: 6,
      grid_per_page_values: '6,12,24',
      catalog_default_sort_by: 'position',
      title_separator: '–',
      customer_access_token_lifetime: 1,
      minimum_password_length: '8',
      required_character_classes_number: '3',
      is_guest_checkout_enabled: true,
      newsletter_enabled: true,
      contact_enabled: true,
      configurable_thumbnail_source: 'itself',
    });
  });

  test('[EN-23] without settings of the merchant has defaults in the language of the view', () => {
    expect(storeConfigOf(view(), addresses)).toMatchObject({
      timezone: 'America/Toronto',
      category_url_suffix: '',
      product_url_suffix: '.html',
      default_title: 'Tessera',
      title_prefix: null,
      title_suffix: null,
      default_description: null,
      copyright: null,
      store_phone: null,
      store_email: 'bonjour@shop.test',
      store_address: 'Shop, 1, rue King',
      logo_alt: 'Tessera',
      header_logo_src: null,
    });
    expect(storeConfigOf(view({ language: 'en' }), addresses).default_title).toBe('Tessera');
  });

  test('[EN-25] has the merchant’s settings, also empty ones', () => {
    const config = {
      timezone: 'America/New_York',
      category_url_suffix: '.htm',
      product_url_suffix: '',
      default_title: 'Stone',
      title_prefix: 'A',
      title_suffix: 'B',
      default_description: 'C',
      copyright: '©',
      store_phone: '514-555-0100',
      logo_alt: 'Logo',
      header_logo_src: 'logo.svg',
    };
    expect(storeConfigOf(view({ config }), addresses)).toMatchObject(config);
  });
});

test('content variables include the shop’s name, its contacts, and variables of the catalogue', () => {
  const config = { store_phone: '514-555-0100', variables: { legal_name: 'Shop Inc.' } };
  expect(Object.fromEntries(contentVariables(view({ config, language: 'en' }), addresses))).toEqual({
    'general/store_information/name': 'Tessera',
    'general/store_information/phone': '514-555-0100',
    'general/store_information/address': 'Shop, 1 King Street',
    'trans_email/ident_support/email': 'hello@shop.test',
    legal_name: 'Shop Inc.',
  });
});

test('a currency has its own symbol without a country', () => {
  expect(['CAD', 'USD', 'EUR', 'GBP'].map(symbolOf)).toEqual(['$', '$', '€', '£']);
});

test('[EN-26] the currency of a view is its base', () => {
  expect(currencyOf('USD', ['USD'])).toMatchObject({
    base_currency_code: 'USD',
    base_currency_symbol: '$',
    default_display_currency_code: 'USD',
    default_display_currency_symbol: '$',
    available_currency_codes: ['USD'],
  });
  expect(currencyOf('CAD', ['CAD', 'USD']).exchange_rates).toContainEqual({ currency_to: 'CAD', rate: 1 });
});

describe('countries', () => {
  test('are Canada and the United States, in the language of the view', () => {
    expect(countriesIn(['CA', 'US'], 'en').map(({ available_regions: _, ...country }) => country)).toEqual([
      {
        id: 'CA',
        two_letter_abbreviation: 'CA',
        three_letter_abbreviation: 'CAN',
        full_name_locale: 'Canada',
        full_name_english: 'Canada',
        postcode_pattern: expect.stringContaining('[ABCEGHJ'),
        postcode_example: 'H3Z 2Y7',
      },
      {
        id: 'US',
        two_letter_abbreviation: 'US',
        three_letter_abbreviation: 'USA',
        full_name_locale: 'United States',
        full_name_english: 'United States',
        postcode_pattern: expect.stringContaining(String.raw`(\d{5})`),
        postcode_example: '95014',
      },
    ]);
    expect(countriesIn(['CA', 'US'], 'fr').map(({ full_name_locale }) => full_name_locale)).toEqual([
      'Canada',
      'États-Unis',
    ]);
  });

  test('of any code have the regions of the address data, with ids above Magento’s', () => {
    const [australia, britain] = countriesIn(['AU', 'GB'], 'en');
    expect(australia?.available_regions?.find((region) => region?.code === 'NSW')).toEqual({
      id: 1_963_968,
      code: 'NSW',
      name: 'New South Wales',
    });
    expect([britain?.full_name_locale, britain?.available_regions]).toEqual(['United Kingdom', null]);
    expect([australia?.postcode_pattern, australia?.postcode_example]).toEqual([String.raw`\d{4}`, '2060']);
  });

  test('without postal codes have no format of them', () => {
    const [emirates] = countriesIn(['AE'], 'en');
    expect([emirates?.postcode_pattern, emirates?.postcode_example]).toEqual([null, null]);
  });

  test('have their provinces, territories and states, each with its own id', () => {
    const [canada, usa] = countriesIn(['CA', 'US'], 'en').map(({ available_regions }) => available_regions ?? []);
    expect([canada?.length, canada?.find((region) => region?.code === 'QC')?.name]).toEqual([13, 'Quebec']);
    expect(countriesIn(['CA', 'US'], 'fr')[0]?.available_regions?.find((region) => region?.code === 'QC')?.name).toBe(
      'Québec',
    );
    expect(usa?.find((region) => region?.code === 'VT')?.name).toBe('Vermont');
    expect(countriesIn(['CA', 'US'], 'fr')[1]?.available_regions).toEqual(usa);
    const ids = [...(canada ?? []), ...(usa ?? [])].map((region) => region?.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the USA has American spelling, other views their language', () => {
  expect([
    wordingOf({ locale: 'en_US', language: 'en' }),
    wordingOf({ locale: 'en_CA', language: 'en' }),
    wordingOf({ locale: 'fr_CA', language: 'fr' }),
  ]).toEqual(['us', 'en', 'fr']);
});
