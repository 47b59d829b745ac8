import type { MockResponse } from './responses.ts';

export const PASSWORD = 'Marble-12';

type Region = { id: number; code: string; name: string };
const QUEBEC: Region = { id: 76, code: 'QC', name: 'Quebec' };
const ONTARIO: Region = { id: 74, code: 'ON', name: 'Ontario' };
const COUNTRIES = [
  { id: 'CA', full_name_locale: 'Canada', available_regions: [QUEBEC, ONTARIO] },
  { id: 'US', full_name_locale: 'United States', available_regions: [{ id: 43, code: 'NY', name: 'New York' }] },
];

export type Entry = {
  id: number;
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: { region: string; region_code: string; region_id: number | null };
  postcode: string;
  country_code: string;
  telephone: string;
  default_shipping: boolean;
  default_billing: boolean;
};

export const ADDRESS: Entry = {
  id: 7,
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main Street'],
  city: 'Toronto',
  region: { region: 'Ontario', region_code: 'ON', region_id: 74 },
  postcode: 'M5V 2T6',
  country_code: 'CA',
  telephone: '416-555-0101',
  default_shipping: false,
  default_billing: false,
};

/** A customer on whom mutations take effect, as in the back end. */
export const createCustomer = (addresses: readonly Entry[] = []) => {
  const customer = { firstname: 'Ann', lastname: 'Roy', email: 'ann@example.com', is_subscribed: false };
  let book = addresses.map((entry) => ({ ...entry }));
  const change = (part: Partial<typeof customer>) => ({ customer: Object.assign(customer, part) });
  const place = (id: number, input: Partial<Entry>): void => {
    book = book.map((entry) => ({
      ...entry,
      ...(input.default_shipping ? { default_shipping: false } : {}),
      ...(input.default_billing ? { default_billing: false } : {}),
      ...(entry.id === id ? input : {}),
    }));
  };
  const responses: Record<string, MockResponse> = {
    getCustomerDetails: () => ({ customer }),
    getNewsletterPreference: () => ({ customer }),
    accountChipQuery: () => ({ customer: { id: null, firstname: customer.firstname } }),
    getAddressBook: () => ({ customer: { addresses: book } }),
    getCountries: () => ({ countries: COUNTRIES }),
    updateCustomerName: ({ firstname, lastname }) => ({ updateCustomerV2: change({ firstname, lastname }) }),
    updateCustomerEmail: ({ email }) => ({ updateCustomerEmail: change({ email }) }),
    changeCustomerPassword: () => ({ changeCustomerPassword: { email: customer.email } }),
    endCustomerSubscription: () => ({ updateCustomerV2: change({ is_subscribed: false }) }),
    createCustomerAddress: ({ input }) => {
      const id = 100 + book.length;
      book.push({ ...ADDRESS, ...input, id });
      return { createCustomerAddress: { id } };
    },
    updateCustomerAddress: ({ id, input }) => (place(id, input), { updateCustomerAddress: { id } }),
    deleteCustomerAddress: ({ id }) => {
      book = book.filter((entry) => entry.id !== id);
      return { deleteCustomerAddress: true };
    },
  };
  return { customer, responses, book: () => book };
};
