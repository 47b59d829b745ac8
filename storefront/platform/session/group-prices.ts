import { useQuery } from '@tanstack/react-query';
import { browserStorage } from '../browser-storage/browser-storage.ts';
import { queryOptionsFor } from '../commerce/query-options.ts';
import { hasFeature, usePlatform, type Platform } from '../platform.tsx';
import { GetGroupPricesDocument } from './get-group-prices.graphql.ts';
import { useIsSignedIn } from './use-customer.ts';

export const GROUP_PRICES_KEY = 'group_prices';

/** Remembers that the customer's group has its own prices, so that the next page reserves their space. */
export const rememberGroupPrices = (hasGroupPrices: boolean): void => {
  if (hasGroupPrices) browserStorage.set(GROUP_PRICES_KEY, true);
  else {
    browserStorage.remove(GROUP_PRICES_KEY);
    delete document.documentElement.dataset['groupPrices'];
  }
};

/** Query for a flag: true if the signed-in customer's group has its own prices. */
export const groupPricesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetGroupPricesDocument,
    {},
    { noCache: true, select: ({ customer }) => customer?.has_group_prices ?? false, recover: () => false },
  );

/** True for a signed-in customer whose group has its own prices. */
export const useHasGroupPrices = (): boolean => {
  const platform = usePlatform();
  const enabled = useIsSignedIn() && hasFeature(platform, 'group prices');
  const { data } = useQuery({ ...groupPricesQuery(platform), enabled });
  return enabled && data === true;
};
