import { DEFAULT_HOME, DEFAULT_NO_ROUTE, identifierOfSetting } from '#contract/page-setting.ts';
import { prefixesOf, sortStoreViews, type StorePaths, type StoreView } from '#contract/store-views.ts';
import type { Commerce } from '../commerce/port.ts';

/** A store view of the back end as far as every Magento describes it; all fields may be null. */
type StoreConfig = {
  id?: number | null;
  store_code?: string | null;
  store_name?: string | null;
  store_group_code?: string | null;
  website_code?: string | null;
  store_sort_order?: number | null;
  is_default_store?: boolean | null;
  is_default_store_group?: boolean | null;
  locale?: string | null;
  default_country?: string | null;
  default_display_currency_code?: string | null;
  category_url_suffix?: string | null;
  product_url_suffix?: string | null;
  secure_base_media_url?: string | null;
  cms_home_page?: string | null;
  cms_no_route?: string | null;
};

const VIEWS = `query getAvailableStoresData { availableStores { id store_code store_name store_group_code website_code
  store_sort_order is_default_store is_default_store_group locale default_country default_display_currency_code
  category_url_suffix product_url_suffix secure_base_media_url cms_home_page cms_no_route } }`;
/** Extensions of this shop, each in its own query, because a plain Magento lacks them. */
const MENUS = 'query getStoreMenus { availableStores { store_code menu_identifier } }';
const TAXES = 'query getStoreTaxes { availableStores { store_code is_tax_collected included_tax_name } }';
/** Separate query, because older versions of Magento lack the field. */
const TAX_DISPLAY = 'query getStoreTaxDisplay { availableStores { store_code display_product_prices_in_catalog } }';
const CURRENCIES = 'query getStoreCurrencies { currency { available_currency_codes } }';
const VISITS = 'query getStoreVisits { showrooms { takes_visits } }';

/** Documents that some back ends refuse. */
export const VIEW_DOCUMENTS: readonly string[] = [MENUS, CURRENCIES, VISITS];

/** An omitted view, with the reason and the remedy. */
export type LeftOutView = { code: string; reason: string };

export type FetchedViews = { views: readonly StoreView[]; leftOut: readonly LeftOutView[] };

type Reader = <T>(query: string, store?: string) => Promise<T | undefined>;

const readerOf =
  ({ query }: Pick<Commerce, 'query'>): Reader =>
  async <T>(document: string, store?: string) => {
    const { result } = await query({ query: document, headers: store === undefined ? {} : { store }, ip: '' });
    const [error] = result.errors ?? [];
    if (document === VIEWS && error && !result.data) throw new Error(error.message);
    return (result.data ?? undefined) as T | undefined;
  };

/** The country of a view: the back end's default country, or else of its locale's region, or else of its language. */
const countryOf = ({ default_country }: StoreConfig, locale: Intl.Locale): string =>
  default_country || locale.region || locale.maximize().region || 'US';

const localeOf = (locale: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
};

type Details = { currencies: readonly string[]; takesVisits: boolean; tax: Pick<StoreView, 'tax' | 'taxName'> };

const detailsOf = async (read: Reader, code: string): Promise<Omit<Details, 'tax'>> => {
  const [money, visits] = await Promise.all([
    read<{ currency?: { available_currency_codes?: (string | null)[] | null } | null }>(CURRENCIES, code),
    read<{ showrooms?: ({ takes_visits: boolean } | null)[] | null }>(VISITS, code),
  ]);
  return {
    currencies: (money?.currency?.available_currency_codes ?? []).filter((one) => one !== null),
    takesVisits: (visits?.showrooms ?? []).some((showroom) => showroom?.takes_visits === true),
  };
};

type StoreTaxes = {
  availableStores?:
    | ({
        store_code?: string | null;
        is_tax_collected?: boolean;
        included_tax_name?: string | null;
        display_product_prices_in_catalog?: number;
      } | null)[]
    | null;
};

/** Value of Magento's setting for prices without tax. With other values prices include tax. */
const WITHOUT_TAX = 1;

const taxOf = (code: string, found: readonly (StoreTaxes | undefined)[]): Pick<StoreView, 'tax' | 'taxName'> => {
  const rows = found.flatMap((each) => each?.availableStores?.filter((one) => one?.store_code === code) ?? []);
  const {
    is_tax_collected: isCollected = true,
    included_tax_name: name,
    display_product_prices_in_catalog: display = WITHOUT_TAX,
  } = Object.assign({}, ...rows) as NonNullable<NonNullable<StoreTaxes['availableStores']>[number]>;
  if (display !== WITHOUT_TAX) return { tax: 'included', ...(name && { taxName: name }) };
  return { tax: isCollected ? 'added' : 'none' };
};

const viewOf = (config: StoreConfig, menu: string | undefined, details: Details): StoreView | string => {
  const { store_code: code, locale: name = null, default_display_currency_code: currency } = config;
  const locale = name ? localeOf(name) : undefined;
  if (!code || !name || !locale) return `has the unknown locale "${name ?? ''}": correct it in the back end`;
  const { language } = locale;
  if (!currency) return 'has no default currency: set it in the back end';
  return {
    code,
    id: config.id ?? 0,
    prefix: '',
    label: config.store_name ?? code,
    language,
    locale: name,
    languageTag: name.replaceAll('_', '-'),
    currency,
    currencies: [...new Set([currency, ...details.currencies])],
    countryId: countryOf(config, locale),
    groupCode: config.store_group_code ?? '',
    websiteCode: config.website_code ?? '',
    isDefault: config.is_default_store === true && config.is_default_store_group !== false,
    sortOrder: config.store_sort_order ?? 0,
    categorySuffix: config.category_url_suffix ?? '',
    productSuffix: config.product_url_suffix ?? '',
    mediaBase: config.secure_base_media_url ?? '',
    menuIdentifier: menu ?? code,
    homePage: identifierOfSetting(config.cms_home_page) ?? DEFAULT_HOME,
    noRoutePage: identifierOfSetting(config.cms_no_route) ?? DEFAULT_NO_ROUTE,
    ...details.tax,
    takesVisits: details.takesVisits,
  };
};

type Menus = { availableStores?: ({ store_code?: string | null; menu_identifier?: string | null } | null)[] | null };

/** Reads the store views of the back end. Rejects if it is unavailable or describes none. */
export const fetchViews = async (commerce: Pick<Commerce, 'query'>, paths: StorePaths): Promise<FetchedViews> => {
  const read = readerOf(commerce);
  const [stores, menus, ...taxes] = await Promise.all([
    read<{ availableStores?: (StoreConfig | null)[] | null }>(VIEWS),
    read<Menus>(MENUS),
    read<StoreTaxes>(TAXES),
    read<StoreTaxes>(TAX_DISPLAY),
  ]);
  const configs = (stores?.availableStores ?? []).filter((one) => one !== null);
  const menuOf = (code: string): string | undefined =>
    menus?.availableStores?.find((one) => one?.store_code === code)?.menu_identifier ?? undefined;
  const views: StoreView[] = [];
  const leftOut: LeftOutView[] = [];
  for (const config of configs) {
    const code = config.store_code ?? '';
    const details = { ...(await detailsOf(read, code)), tax: taxOf(code, taxes) };
    const view = viewOf(config, menuOf(code), details);
    if (typeof view === 'string') leftOut.push({ code, reason: view });
    else views.push(view);
  }
  if (configs.length === 0) throw new Error('The back end names no store view');
  const prefixes = prefixesOf(views, paths);
  return { views: sortStoreViews(views).map((view) => ({ ...view, prefix: prefixes.get(view.code) ?? '' })), leftOut };
};
