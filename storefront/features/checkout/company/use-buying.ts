import { useQuery } from '@tanstack/react-query';
import { isCompanyRole, orders, ordersAlone } from '#contract/company.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useCheckout } from '../checkout-context.tsx';
import { GetBuyingDocument, type GetBuyingQuery } from './get-buying.graphql.ts';

/** Returns whether a company administrator must approve this total. */
const isForApproval = ({ company }: GetBuyingQuery, total: number): boolean =>
  company !== null &&
  company !== undefined &&
  isCompanyRole(company.role.id) &&
  orders(company.role.id) &&
  !ordersAlone(company.role.id, company.order_limit ?? null, total);

/** The customer's credit, and whether this order needs approval; both undefined while loading. */
export const useBuying = () => {
  const platform = usePlatform();
  const total = useCheckout(({ totals }) => totals?.grandTotal);
  const { data, refetch } = useQuery({
    ...queryOptionsFor(platform, GetBuyingDocument, {}, { noCache: true, staleTime: 0, select: (found) => found }),
    enabled: hasFeature(platform, 'companies'),
  });
  return {
    credit: data?.customerCredit,
    total,
    needsApproval: Boolean(data && total && isForApproval(data, total.value ?? 0)),
    refetch,
  };
};
