import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { countryById, currencies, listCountries } from './service.ts';

/** Magento's public routes of countries and currencies. */
export const routes: readonly RestRoute[] = [
  { method: 'GET', path: '/V1/directory/countries', handle: async (context) => listCountries(context) },
  {
    method: 'GET',
    path: '/V1/directory/countries/:countryId',
    handle: async (context, { params }) => countryById(context, params.countryId),
  },
  { method: 'GET', path: '/V1/directory/currency', handle: async (context) => currencies(context) },
];
