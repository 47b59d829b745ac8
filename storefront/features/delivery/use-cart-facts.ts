import { useQuery } from '@tanstack/react-query';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartFactsDocument } from './api/get-cart-facts.graphql.ts';

/** Facts about a cart beyond Magento's fields; `revision` changes with the cart. Empty for a plain Magento. */
export const useCartFacts = (cartId: string, revision: string) => {
  const platform = usePlatform();
  const { commerce } = platform;
  const isShown = hasFeature(platform, 'delivery dates and final sales');
  const { data, isPending, isError } = useQuery({
    queryKey: ['cart-facts', cartId, revision],
    queryFn: () => commerce.query(GetCartFactsDocument, { cartId }, { noCache: true }),
    enabled: isShown,
    retry: false,
    staleTime: 60_000,
  });
  return { data, isPending: isShown && isPending, isError: !isShown || isError };
};
