import type { CurrencyCode, StoreViewCode } from './page-render.ts';

/** Facts of a store view known to the client without a request (the specification's store list). */
export type StoreViewFacts = {
  code: StoreViewCode;
  id: number;
  groupCode: string;
  /** Label in the store switcher. */
  label: string;
  language: 'en' | 'fr';
  /** Locale in Magento's format. */
  locale: 'en_CA' | 'fr_CA' | 'en_US';
  /** First path segment with its slash; empty for the default view. */
  prefix: '' | '/CA_FR' | '/US_EN';
  currency: CurrencyCode;
  countryId: 'CA' | 'US';
  menuIdentifier: string;
};

export const STORE_VIEWS: Readonly<Record<StoreViewCode, StoreViewFacts>> = {
  CA_EN: {
    code: 'CA_EN',
    id: 1,
    groupCode: 'main_website_store',
    label: 'Canada (EN)',
    language: 'en',
    locale: 'en_CA',
    prefix: '',
    currency: 'CAD',
    countryId: 'CA',
    menuIdentifier: 'new_menu_en_usa',
  },
  CA_FR: {
    code: 'CA_FR',
    id: 3,
    groupCode: 'main_website_store',
    label: 'Canada (FR)',
    language: 'fr',
    locale: 'fr_CA',
    prefix: '/CA_FR',
    currency: 'CAD',
    countryId: 'CA',
    menuIdentifier: 'new_menu_fr',
  },
  US_EN: {
    code: 'US_EN',
    id: 2,
    groupCode: 'usa_store',
    label: 'USA',
    language: 'en',
    locale: 'en_US',
    prefix: '/US_EN',
    currency: 'USD',
    countryId: 'US',
    menuIdentifier: 'new_menu_en_usa-1',
  },
};

export const DEFAULT_STORE_VIEW: StoreViewCode = 'CA_EN';

/** Splits a path into its store view and the remaining path with leading slash. */
export const splitStorePath = (path: string): { storeView: StoreViewFacts; rest: string } => {
  for (const view of Object.values(STORE_VIEWS))
    if (view.prefix && (path === view.prefix || path.startsWith(`${view.prefix}/`)))
      return { storeView: view, rest: path.slice(view.prefix.length) || '/' };
  return { storeView: STORE_VIEWS[DEFAULT_STORE_VIEW], rest: path };
};
