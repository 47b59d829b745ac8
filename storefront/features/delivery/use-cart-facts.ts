import { useQuery } from '@tanstack/react-query';
import { carries, usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartFactsDocument } from './api/get-cart-facts.graphql.ts';

/** What this shop's back end tells of a cart beside Magento's; `revision` changes with the cart. A stock Magento tells nothing. */
export const useCartFacts = (cartId: string, revision: string) => {
  const platform = usePlatform();
  const { commerce } = platform;
  const isTold = carries(platform, 'days of delivery and final sales');
  const { data, isPending, isError } = useQuery({
    queryKey: ['cart-facts', cartId, revision],
    queryFn: () => commerce.query(GetCartFactsDocument, { cartId }, { noCache: true }),
    enabled: isTold,
    retry: false,
    staleTime: 60_000,
  });
  return { data, isPending: isTold && isPending, isError: !isTold || isError };
};
