import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetGuestCheckoutDocument } from './api/get-guest-checkout.graphql.ts';

/** True if guests may order, or if the back end does not report it. */
export const guestCheckoutQuery = (caller: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(
    caller,
    GetGuestCheckoutDocument,
    {},
    { select: ({ storeConfig }) => storeConfig?.is_guest_checkout_enabled !== false, recover: () => true },
  );
