import type { Country } from '#contract/generated/schema-types.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { countryById, currencies, listCountries } from './service.ts';

/** Magento's REST API has no formats of postal codes. */
const magentoCountry = ({ postcode_pattern: _pattern, postcode_example: _example, ...country }: Country) => country;

/** Magento's public routes of countries and currencies. */
export const routes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/V1/directory/countries',
    handle: async (context) => listCountries(context).map(magentoCountry),
  },
  {
    method: 'GET',
    path: '/V1/directory/countries/:countryId',
    handle: async (context, { params }) => magentoCountry(countryById(context, params.countryId)),
  },
  { method: 'GET', path: '/V1/directory/currency', handle: async (context) => currencies(context) },
];
