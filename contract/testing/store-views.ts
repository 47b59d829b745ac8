import type { StoreView, StoreViewCode } from '../store-views.ts';

const COMMON = {
  currencies: ['CAD', 'USD'],
  websiteCode: 'base',
  sortOrder: 0,
  categorySuffix: '',
  productSuffix: '.html',
  mediaBase: 'https://shop.test/media/',
  homePage: 'home',
  noRoutePage: 'no-route',
} as const;

/** The store views of the sample shop. */
export const STORE_VIEWS: Readonly<Record<'CA_EN' | 'CA_FR' | 'US_EN', StoreView>> = {
  CA_EN: {
    ...COMMON,
    code: 'CA_EN',
    id: 1,
    groupCode: 'main_website_store',
    label: 'Canada (EN)',
    language: 'en',
    locale: 'en_CA',
    languageTag: 'en-CA',
    prefix: '',
    currency: 'CAD',
    countryId: 'CA',
    isDefault: true,
    menuIdentifier: 'new_menu_en_usa',
    tax: 'added',
    takesVisits: true,
  },
  CA_FR: {
    ...COMMON,
    code: 'CA_FR',
    id: 3,
    groupCode: 'main_website_store',
    label: 'Canada (FR)',
    language: 'fr',
    locale: 'fr_CA',
    languageTag: 'fr-CA',
    prefix: '/CA_FR',
    currency: 'CAD',
    countryId: 'CA',
    isDefault: false,
    menuIdentifier: 'new_menu_fr',
    tax: 'added',
    takesVisits: true,
  },
  US_EN: {
    ...COMMON,
    code: 'US_EN',
    id: 2,
    groupCode: 'usa_store',
    label: 'USA',
    language: 'en',
    locale: 'en_US',
    languageTag: 'en-US',
    prefix: '/US_EN',
    currency: 'USD',
    countryId: 'US',
    isDefault: false,
    menuIdentifier: 'new_menu_en_usa-1',
    tax: 'added',
    takesVisits: false,
  },
};

/** In the order of the store switcher. */
export const SAMPLE_VIEWS: readonly StoreView[] = Object.values(STORE_VIEWS);

/** The sample view with that code. */
export const sampleView = (code: StoreViewCode): StoreView => {
  const view = SAMPLE_VIEWS.find((one) => one.code === code);
  if (!view) throw new Error(`The sample has no store view ${code}`);
  return view;
};
