import type { StoreView } from '#commerce/platform/store-view-types.ts';

const canada = {
  countryId: 'CA',
  groupId: 1,
  groupCode: 'main_website_store',
  groupName: 'Tessera Canada',
  websiteId: 1,
  websiteCode: 'base',
  currency: 'CAD',
  countries: ['CA', 'US'],
  availableCurrencies: ['CAD', 'USD'],
} as const;
const usa = {
  countryId: 'US',
  groupId: 2,
  groupCode: 'usa_store',
  groupName: 'Tessera USA',
  websiteId: 1,
  websiteCode: 'base',
  currency: 'USD',
  countries: ['CA', 'US'],
  availableCurrencies: ['USD', 'CAD'],
} as const;

/** The three store views as the sample catalogue has them, for tests that load no catalogue. */
export const SAMPLE_STORE_VIEWS: readonly StoreView[] = [
  {
    ...canada,
    id: 1,
    code: 'CA_EN',
    name: 'Canada (English)',
    locale: 'en_CA',
    language: 'en',
    pathPrefix: '',
    isDefault: true,
  },
  {
    ...usa,
    id: 2,
    code: 'US_EN',
    name: 'USA',
    locale: 'en_US',
    language: 'en',
    pathPrefix: '/US_EN',
    isDefault: false,
  },
  {
    ...canada,
    id: 3,
    code: 'CA_FR',
    name: 'Canada (français)',
    locale: 'fr_CA',
    language: 'fr',
    pathPrefix: '/CA_FR',
    isDefault: false,
  },
];
