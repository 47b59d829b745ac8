import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';

export type { CurrencyCode, StoreViewCode };
export type Language = 'en' | 'fr';
/** Whose words a label takes: a language, or English as it is spelled in the USA. */
export type Wording = Language | 'us';

/** One store view: a language and a currency of one of the two shops. */
export type StoreView = {
  id: number;
  code: StoreViewCode;
  name: string;
  groupId: number;
  groupCode: string;
  groupName: string;
  websiteId: number;
  websiteCode: string;
  /** Magento locale, e.g. `fr_CA`. */
  locale: string;
  language: Language;
  currency: CurrencyCode;
  availableCurrencies: readonly CurrencyCode[];
  /** `''` for the default view, else `/CA_FR` or `/US_EN`. */
  pathPrefix: string;
  isDefault: boolean;
};

/** What a catalogue folder says about stores. */
export type StoresInput = {
  website: { id: number; code: string; name: string; defaultGroup: string };
  groups: readonly StoreGroupInput[];
  views: readonly StoreViewInput[];
};

export type StoreGroupInput = { id: number; code: string; name: string; defaultView: string };

export type StoreViewInput = {
  id: number;
  code: string;
  group: string;
  name: string;
  language: Language;
  locale: string;
  currency: CurrencyCode;
  availableCurrencies: readonly CurrencyCode[];
  country: string;
  contentView: string;
  sortOrder: number;
  isDefault: boolean;
  config: StoreViewConfig;
};

/** Settings of a store view under the names of StoreConfig; what is absent has a default. */
export type StoreViewConfig = {
  store_phone?: string | undefined;
  /** Custom variables of content, by code. */
  variables?: Readonly<Record<string, string>> | undefined;
  copyright?: string | undefined;
  default_title?: string | undefined;
  default_description?: string | undefined;
  title_prefix?: string | undefined;
  title_suffix?: string | undefined;
  product_url_suffix?: string | undefined;
  category_url_suffix?: string | undefined;
  timezone?: string | undefined;
  header_logo_src?: string | undefined;
  logo_alt?: string | undefined;
  menu?: string | undefined;
};

/** A store view with what only storeConfig and the content subjects need. */
export type StoreViewRow = StoreView & {
  country: string;
  contentView: string;
  sortOrder: number;
  config: StoreViewConfig;
  websiteName: string;
  isDefaultGroup: boolean;
  /** Whether it is the default view of its group. */
  isGroupDefault: boolean;
  rootCategoryId: number;
};
