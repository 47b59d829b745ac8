import type { Query, QueryClient } from '@tanstack/react-query';

const CART =
  /^(?:cart|customerCart|applied_?gift_?cards?|giftCardAccount|shipping_?(?:cart_?)?address(?:es)?|available_?shipping_?methods?)$/i;
const CUSTOMER = /^(?:customer|company|defaultPaymentToken$)/i;
/** Names of fields and fragment types, but not of variables and aliases. */
const NAMES = /(?<![$\w])[a-z_]\w*(?=[\s({}]|$)/gi;

const isAbout =
  (fields: RegExp) =>
  ({ meta }: Query): boolean =>
    (String(meta?.['document'] ?? '').match(NAMES) ?? []).some((name) => fields.test(name));

/** Removes cached responses that contain a cart, its gift cards, shipping addresses or shipping methods. */
export const dropCartResponses = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: isAbout(CART) });

/** Removes cached responses with customer data. */
export const dropCustomerResponses = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: isAbout(CUSTOMER) });

/** Refetches displayed customer and company data after a change. */
export const refreshCustomerResponses = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAbout(CUSTOMER) });
