import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartQuotesDocument } from './api/get-cart-quotes.graphql.ts';

/** Cart lines related to a quote; `revision` changes with the cart. Empty for a plain Magento. */
export const useCartQuotes = (cartId: string, revision: string) => {
  const { commerce } = usePlatform();
  return useQuery({
    queryKey: ['cart-quotes', cartId, revision],
    queryFn: async () => (await commerce.query(GetCartQuotesDocument, { cartId }, { noCache: true })).cartQuotes,
    retry: false,
    staleTime: 60_000,
  });
};
