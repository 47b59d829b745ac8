import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useHasGroupPrices } from '#storefront/platform/session/group-prices.ts';
import { GetOrdinaryPricesDocument } from './api/get-ordinary-prices.graphql.ts';
import { useCart } from './cart-context.tsx';

type Money = { value: number | null; currency: string | null };

/** The unit price of a line for other customers; undefined unless this customer's group pays less. */
export const useOrdinaryPrice = (uid: string): Money | undefined => {
  const { commerce } = usePlatform();
  const details = useCart((state) => state.details);
  const isEnabled = useHasGroupPrices() && details !== undefined;
  const cartId = details?.id ?? '';
  const lines = details?.lines.map((line) => [line.uid, line.quantity, line.unitPrice?.value]);
  const { data } = useQuery({
    queryKey: ['ordinary-prices', cartId, lines],
    queryFn: () => commerce.query(GetOrdinaryPricesDocument, { cartId }, { noCache: true }),
    enabled: isEnabled,
    retry: false,
    staleTime: 60_000,
  });
  if (!isEnabled) return undefined;
  return data?.cart?.items?.find((item) => item?.uid === uid)?.prices?.ordinary_price ?? undefined;
};
