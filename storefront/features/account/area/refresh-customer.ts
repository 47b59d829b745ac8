import type { QueryClient } from '@tanstack/react-query';

/** Asks again for everything on the screen that tells of the customer, by the names of its questions. */
const QUESTIONS: ReadonlySet<unknown> = new Set([
  'getCustomerDetails',
  'accountChipQuery',
  'getAddressBook',
  'getNewsletterPreference',
]);

export const refreshCustomer = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => QUESTIONS.has(queryKey[2]) });
