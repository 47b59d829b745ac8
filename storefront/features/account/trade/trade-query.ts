import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetTradeAccountDocument } from './get-trade-account.graphql.ts';

/** Null if the back end has no trade accounts. */
export const tradeQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetTradeAccountDocument,
    {},
    { noCache: true, staleTime: 0, select: ({ customerTradeAccount }) => customerTradeAccount },
  );
