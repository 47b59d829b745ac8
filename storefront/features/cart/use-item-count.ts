import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { GetItemCountDocument } from './api/get-item-count.graphql.ts';
import { useCart } from './cart-context.tsx';
import { watchOtherTabs } from './other-tabs.ts';
import { summarise } from './state/derive.ts';

/**
 * Items in the cart; undefined while unknown. From the loaded cart where there is one, otherwise from a query for the
 * count.
 */
export const useItemCount = (): number | undefined => {
  const platform = usePlatform();
  const details = useCart((state) => state.details);
  const isKnown = useCart(({ isReady, errors }) => isReady && !errors.getDetails);
  const [storedId, setStoredId] = useState<string>();
  const [elsewhere, setElsewhere] = useState<number>();
  useEffect(() => {
    setStoredId(browserStorage.get<string>('cartId'));
    return watchOtherTabs(() =>
      setElsewhere(browserStorage.get<{ totalQuantity: number }>('cart')?.totalQuantity ?? 0),
    );
  }, []);
  const { data } = useQuery({
    ...queryOptionsFor(
      platform,
      GetItemCountDocument,
      { cartId: storedId ?? '' },
      { noCache: true, select: ({ cart }) => cart?.total_quantity ?? 0 },
    ),
    enabled: storedId !== undefined && !isKnown,
  });
  if (details) return summarise(details).numItems;
  return isKnown ? 0 : (elsewhere ?? data);
};
