import { useQuery } from '@tanstack/react-query';
import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import {
  GetCheckoutAgreementsDocument,
  type GetCheckoutAgreementsQuery,
} from './api/get-checkout-agreements.graphql.ts';
import { useCartFacts } from './use-cart-facts.ts';

export type Agreement = NonNullable<NonNullable<GetCheckoutAgreementsQuery['checkoutAgreements']>[number]>;

/**
 * Agreements required for a cart's order, and the uids of its final-sale lines. With a back end without final sale, all
 * agreements are required.
 */
export const useAgreements = (cartId: string, revision: string) => {
  const { commerce } = usePlatform();
  const facts = useCartFacts(cartId, revision);
  const finalSale = facts.data?.cartFinalSale;
  const { data } = useQuery({
    queryKey: ['checkout-agreements', revision],
    queryFn: () => commerce.query(GetCheckoutAgreementsDocument, {}, { noCache: true }),
    enabled: facts.isError || Boolean(finalSale?.length),
    retry: false,
    staleTime: 60_000,
  });
  const listed = (data?.checkoutAgreements ?? []).filter((one): one is Agreement => one?.mode === 'MANUAL');
  return {
    finalSale: finalSale ?? [],
    agreements: finalSale ? listed.filter((one) => one.agreement_id === FINAL_SALE_AGREEMENT) : listed,
  };
};
