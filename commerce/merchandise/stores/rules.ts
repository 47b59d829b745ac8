import { PASSWORD_RULE } from '#contract/password.ts';
import { textIn } from '#contract/languages.ts';
import { MAX_WISHLISTS } from '#contract/wishlist.ts';
import type { Country, Currency, StoreConfig } from '#contract/generated/schema-types.ts';
import { countryFormat, subdivisionsOf } from '#commerce/platform/countries.ts';
import { countryName } from '#commerce/platform/country-name.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import { americanRegions, canadianRegions, canadianRegionNames } from './regions.ts';
import type { Region } from './regions.ts';
import { SHOWN, RESOLVED_BY_PAYMENT, taxDisplay } from './shown-rules.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import type { StoreViewRow } from './types.ts';

/** Magento's clients only read the code of two letters; `Intl` has no others. */
const THREE_LETTERS: Readonly<Record<string, string>> = { CA: 'CAN', US: 'USA' };

export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64');

const PER_PAGE = 6;
const PAGE_SIZES = '6,12,24';

type Addresses = { publicUrl: string; mediaBase: string };

/** Name with postal address, and email address, for emails. */
export type Contacts = {
  mailAddress: Readonly<Record<Language, string>>;
  supportEmail: Readonly<Record<Language, string>>;
};

/** The GraphQL form of a store view; URLs are this shop's own. */
export const storeConfigOf = (
  view: StoreViewRow,
  { publicUrl, mediaBase, mailAddress, supportEmail }: Addresses & Contacts,
): StoreConfig => {
  const { config } = view;
  const baseUrl = `${publicUrl}${view.pathPrefix}/`;
  return {
    // Resolved by a field of its own.
    disabled_features: [],
    // Resolved by the orders module, from orders.yaml.
    order_cancellation_enabled: false,
    order_cancellation_reasons: [],
    // Resolved by the payment module, from the settings.
    braintree_3dsecure_verify_3dsecure: false,
    braintree_3dsecure_always_request_3ds: false,
    id: view.id,
    code: view.code,
    store_code: view.code,
    store_name: view.name,
    store_sort_order: view.sortOrder,
    store_group_code: view.groupCode,
    store_group_name: view.groupName,
    website_code: view.websiteCode,
    website_id: view.websiteId,
    website_name: view.websiteName,
    is_default_store: view.isDefault,
    is_default_store_group: view.isDefaultGroup,
    locale: view.locale,
    timezone: config.timezone ?? shopTimeZone(),
    weight_unit: 'kgs',
    base_currency_code: view.currency,
    default_display_currency_code: view.currency,
    ...SHOWN,
    ...taxDisplay(config.tax?.included !== undefined),
    is_tax_collected: config.tax?.isCollected ?? false,
    included_tax_name: config.tax?.name ?? null,
    ...RESOLVED_BY_PAYMENT,
    // Resolved by the cart and customer modules.
    create_account_confirmation: null,
    cart_expires_in_days: null,
    base_link_url: baseUrl,
    secure_base_link_url: baseUrl,
    default_country: view.countryId,
    countries_with_required_region: view.countries
      .filter((code) => countryFormat(code)?.regions === 'required')
      .join(','),
    display_state_if_optional: true,
    optional_zip_countries: view.countries.filter((code) => countryFormat(code)?.postcodes !== 'required').join(','),
    category_url_suffix: config.category_url_suffix ?? '',
    product_url_suffix: config.product_url_suffix ?? '.html',
    base_url: baseUrl,
    secure_base_url: baseUrl,
    base_media_url: mediaBase,
    secure_base_media_url: mediaBase,
    base_static_url: `${publicUrl}/assets/`,
    secure_base_static_url: `${publicUrl}/assets/`,
    use_store_in_url: !view.isDefault,
    root_category_id: view.rootCategoryId,
    root_category_uid: uidOf(view.rootCategoryId),
    cms_home_page: 'home',
    cms_no_route: 'no-route',
    grid_per_page: PER_PAGE,
    grid_per_page_values: PAGE_SIZES,
    list_per_page: PER_PAGE,
    list_per_page_values: PAGE_SIZES,
    catalog_default_sort_by: 'position',
    category_canonical_tag: true,
    product_canonical_tag: true,
    default_title: config.default_title ?? view.websiteName,
    title_prefix: config.title_prefix ?? null,
    title_suffix: config.title_suffix ?? null,
    title_separator: '–',
    default_description: config.default_description ?? null,
    copyright: config.copyright ?? null,
    store_phone: config.store_phone ?? null,
    store_email: textIn(supportEmail, view.language),
    store_address: textIn(mailAddress, view.language),
    menu_identifier: config.menu ?? null,
    logo_alt: config.logo_alt ?? view.websiteName,
    header_logo_src: config.header_logo_src ?? null,
    customer_access_token_lifetime: 1,
    minimum_password_length: String(PASSWORD_RULE.length),
    required_character_classes_number: String(PASSWORD_RULE.classes),
    is_guest_checkout_enabled: true,
    newsletter_enabled: true,
    // Resolved by the newsletter module.
    newsletter_offer: null,
    contact_enabled: true,
    magento_wishlist_general_is_enabled: '1',
    enable_multiple_wishlists: '1',
    maximum_number_of_wishlists: String(MAX_WISHLISTS),
    // Resolved by the reviews module.
    product_reviews_enabled: '0',
    allow_guests_to_write_product_reviews: '0',
    configurable_thumbnail_source: 'itself',
  };
};

/** Prices are stored per currency, so the view's own currency is the base and the only one with a rate. */
export const currencyOf = (base: CurrencyCode, available: readonly CurrencyCode[]): Currency => ({
  base_currency_code: base,
  base_currency_symbol: symbolOf(base),
  default_display_currency_code: base,
  default_display_currency_symbol: symbolOf(base),
  default_display_currecy_code: base,
  default_display_currecy_symbol: symbolOf(base),
  available_currency_codes: [...available],
  exchange_rates: available.map((code) => ({ currency_to: code, rate: code === base ? 1 : null })),
});

/** Regions with Magento's ids and names if it has them; for other countries from the address data. */
const regionsIn = (code: string, language: Language): readonly Region[] => {
  if (code === 'CA')
    return canadianRegions.map((region) => ({
      ...region,
      name: canadianRegionNames[language]?.[region.code] ?? region.name,
    }));
  return code === 'US' ? americanRegions.map((region) => ({ ...region })) : subdivisionsOf(code);
};

/** Countries with names and regions in the language of the view. */
export const countriesIn = (codes: readonly string[], language: Language): readonly Country[] =>
  codes.map((code) => {
    const regions = regionsIn(code, language);
    const postcode = countryFormat(code)?.postcode;
    return {
      id: code,
      two_letter_abbreviation: code,
      three_letter_abbreviation: THREE_LETTERS[code] ?? null,
      full_name_locale: countryName(code, language),
      full_name_english: countryName(code, 'en'),
      available_regions: regions.length > 0 ? [...regions] : null,
      postcode_pattern: postcode?.pattern ?? null,
      postcode_example: postcode?.example || null,
    };
  });

/**
 * Values of `{{config path=…}}` and `{{customVar code=…}}` in content: the shop's name and contacts, and the variables
 * of the catalogue. Paths are Magento's, except for the postal address, which Magento stores in parts.
 */
export const contentVariables = (
  { config, language, websiteName }: Pick<StoreViewRow, 'config' | 'language' | 'websiteName'>,
  { mailAddress, supportEmail }: Contacts,
): ReadonlyMap<string, string> =>
  new Map([
    ['general/store_information/name', websiteName],
    ['general/store_information/phone', config.store_phone ?? ''],
    ['general/store_information/address', textIn(mailAddress, language)],
    ['trans_email/ident_support/email', textIn(supportEmail, language)],
    ...Object.entries(config.variables ?? {}),
  ]);

/** Settings of a store view in Magento's `/V1/store/storeConfigs`. */
export const restStoreConfig = (
  { id, code, websiteId, currency, locale }: Pick<StoreViewRow, 'id' | 'code' | 'websiteId' | 'currency' | 'locale'>,
  config: StoreConfig,
) => ({
  id,
  code,
  website_id: websiteId,
  locale,
  base_currency_code: currency,
  default_display_currency_code: currency,
  timezone: config.timezone,
  weight_unit: config.weight_unit,
  base_url: config.base_url,
  base_link_url: config.base_link_url,
  base_static_url: config.base_static_url,
  base_media_url: config.base_media_url,
  secure_base_url: config.secure_base_url,
  secure_base_link_url: config.secure_base_link_url,
  secure_base_static_url: config.secure_base_static_url,
  secure_base_media_url: config.secure_base_media_url,
});
