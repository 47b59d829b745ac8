import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { GetCartQuotesDocument } from './api/get-cart-quotes.graphql.ts';

/** Lines of a cart that have to do with a quote; `revision` changes with the cart. A stock Magento tells none. */
export const useCartQuotes = (cartId: string, revision: string) => {
  const { commerce } = usePlatform();
  return useQuery({
    queryKey: ['cart-quotes', cartId, revision],
    queryFn: async () => (await commerce.query(GetCartQuotesDocument, { cartId }, { noCache: true })).cartQuotes,
    retry: false,
    staleTime: 60_000,
  });
};
