import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartFactsDocument } from './api/get-cart-facts.graphql.ts';

/** What this shop's back end tells of a cart beside Magento's; `revision` changes with the cart. A stock Magento tells nothing. */
export const useCartFacts = (cartId: string, revision: string) => {
  const { commerce } = usePlatform();
  return useQuery({
    queryKey: ['cart-facts', cartId, revision],
    queryFn: () => commerce.query(GetCartFactsDocument, { cartId }, { noCache: true }),
    retry: false,
    staleTime: 60_000,
  });
};
