import type { Address } from '#storefront/platform/address/address.ts';
import { tokenise } from '../gateways/test/test-gateway.ts';

/** A guest in Montréal. */
export const ann: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: '',
  street: ['1 Main St'],
  city: 'Montréal',
  region_code: 'QC',
  region_id: 76,
  region: 'Quebec',
  postcode: 'H2Y 1C6',
  telephone: '514-555-0101',
  country_id: 'CA',
  email: 'ann@example.com',
};

export const card = (number = '4111 1111 1111 1111') => tokenise({ number, expiry: '12/30', securityCode: '123' });

/** The countries the shop ships to, in the shape of the contract. */
export const COUNTRIES = {
  countries: [
    {
      id: 'CA',
      full_name_locale: 'Canada',
      available_regions: [
        { id: 76, code: 'QC', name: 'Quebec' },
        { id: 74, code: 'ON', name: 'Ontario' },
      ],
    },
    { id: 'US', full_name_locale: 'United States', available_regions: [{ id: 59, code: 'VT', name: 'Vermont' }] },
  ],
};

const entry = (id: number, city: string, isDefault: boolean, country = 'CA') => ({
  id,
  firstname: 'Zoe',
  lastname: 'Tremblay',
  company: null,
  street: ['2 Side St', 'Suite 3'],
  city,
  region: { region: 'Quebec', region_code: 'QC', region_id: 76 },
  postcode: 'H2Y 1C6',
  telephone: '514-555-0199',
  country_code: country,
  default_shipping: isDefault,
  default_billing: false,
});

/** A customer with three addresses, one of them in a country the shop does not ship to. */
export const CUSTOMER = {
  getCustomerDetails: { customer: { firstname: 'Zoe', lastname: 'Tremblay', email: 'zoe@example.com' } },
  getAddressBook: {
    customer: { addresses: [entry(1, 'Laval', true), entry(2, 'Gatineau', false), entry(3, 'Paris', false, 'FR')] },
  },
};
