import type { QueryClient } from '@tanstack/react-query';

/** Operation names of the queries that contain customer data; they are refetched. */
const QUESTIONS: ReadonlySet<unknown> = new Set([
  'getCustomerDetails',
  'accountChipQuery',
  'getAddressBook',
  'getNewsletterPreference',
  'getTradeAccount',
  'getPasskeys',
  'getSavedCards',
  'getDefaultCard',
]);

export const refreshCustomer = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => QUESTIONS.has(queryKey[2]) });
