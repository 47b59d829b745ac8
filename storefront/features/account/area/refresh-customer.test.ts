import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshCustomer } from './refresh-customer.ts';

test('after a change all customer queries on the screen are refetched, and nothing else', async () => {
  const client = new QueryClient();
  const names = [
    'getCustomerDetails',
    'accountChipQuery',
    'getAddressBook',
    'getNewsletterPreference',
    'getPasskeys',
    'getSavedCards',
    'getDefaultCard',
    'getCountries',
  ];
  for (const name of names) client.setQueryData(['CA_EN', 'CAD', name, {}], {});
  await refreshCustomer(client);
  const isAskedAgain = (name: string) => client.getQueryState(['CA_EN', 'CAD', name, {}])?.isInvalidated;
  expect(names.filter(isAskedAgain)).toEqual(names.slice(0, 7));
});
