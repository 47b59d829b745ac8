import { useQueries } from '@tanstack/react-query';
import { splitQuantity } from '#contract/later.ts';
import { useDay } from '#storefront/platform/i18n/use-day.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetProductSupplyDocument } from '../supply/get-product-supply.graphql.ts';

/** Stock of a wanted quantity: a notice if a part is not in stock. `isMissing` is true if it cannot be delivered. */
export type RowSupply = { notice: string; isMissing: boolean };

const ENOUGH: RowSupply = { notice: '', isMissing: false };

/** Returns the supply of a product of the list for a quantity. Unknown stock counts as enough: the cart checks it. */
export const useSupplies = (skus: readonly string[]): ((sku: string, quantity: number) => RowSupply) => {
  const t = useT();
  const day = useDay('date');
  const platform = usePlatform();
  const supplies = useQueries({
    queries: skus.map((sku) => ({
      queryKey: ['supply', sku],
      queryFn: () => platform.commerce.query(GetProductSupplyDocument, { sku }, { noCache: true }),
      enabled: hasFeature(platform, 'orders beyond the stock'),
      retry: false,
      staleTime: 60_000,
    })),
  });
  return (sku, quantity) => {
    const supply = supplies[skus.indexOf(sku)]?.data?.productSupply;
    if (!supply) return ENOUGH;
    const { now, later } = splitQuantity(quantity, supply.quantity);
    if (later === 0) return ENOUGH;
    if (supply.later_on !== null)
      return { notice: t('job.supply.later', { later, day: day(supply.later_on) }), isMissing: false };
    return { notice: now === 0 ? t('job.supply.none') : t('job.supply.few', { now }), isMissing: true };
  };
};
