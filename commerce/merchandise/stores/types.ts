import type { CurrencyCode, Language, StoreView } from '#commerce/platform/store-view-types.ts';

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
