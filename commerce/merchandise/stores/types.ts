import type { CurrencyCode, Language, StoreView } from '#commerce/platform/store-view-types.ts';

/** Stores in the catalogue files. */
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

/** Settings of a store view, named as in StoreConfig; absent ones have a default. */
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
  /** Tax settings. `name` is the name of the tax included in prices, in the view's language. */
  tax?: { isCollected: boolean; included?: 'home' | 'destination'; name?: string } | undefined;
  /** Countries the view sells to; absent if only its own. */
  countries?: readonly string[] | undefined;
};

/** A store view with further fields for storeConfig and content. */
export type StoreViewRow = StoreView & {
  contentView: string;
  sortOrder: number;
  config: StoreViewConfig;
  websiteName: string;
  isDefaultGroup: boolean;
  /** The default view of its group. */
  isGroupDefault: boolean;
  rootCategoryId: number;
};
