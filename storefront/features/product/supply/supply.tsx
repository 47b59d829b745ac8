import { lazy, Suspense } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useQuery } from '@tanstack/react-query';
import { dateFormat } from '#contract/date-format.ts';
import { splitQuantity } from '#contract/later.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetProductSupplyDocument } from './get-product-supply.graphql.ts';
import styles from './supply.module.css';

// Not loaded by a shop that sends no notices.
const AlertForm = lazy(() => untilFetched(() => import('./alert-form.tsx')));

/** Shown if the shop sends notices. */
const Alert = ({ sku }: { sku: string }) =>
  useFeature('stock alerts') ? (
    <Suspense>
      <AlertForm sku={sku} />
    </Suspense>
  ) : null;

type Props = {
  sku: string;
  quantity: number;
  /** Quote request for this quantity, on a shop with quotes. */
  quoteHref: string | undefined;
};

/** Stock and arrival day for a wanted quantity, or a quote request if the rest cannot be ordered. */
export default function Supply({ sku, quantity, quoteHref }: Props) {
  const t = useT();
  const platform = usePlatform();
  const { commerce, storeView } = platform;
  const { data } = useQuery({
    queryKey: ['supply', sku],
    queryFn: () => commerce.query(GetProductSupplyDocument, { sku }, { noCache: true }),
    enabled: hasFeature(platform, 'orders beyond the stock'),
    retry: false,
    staleTime: 60_000,
  });
  const supply = data?.productSupply;
  if (!supply) return null;
  const { now, later } = splitQuantity(quantity, supply.quantity);
  if (later === 0) {
    const lot = supply.largest_lot;
    return lot !== null && lot < quantity ? <p className={styles.supply}>{t('product.supply.lots', { lot })}</p> : null;
  }
  if (supply.later_on !== null) {
    const day = dateFormat(storeView.languageTag, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(supply.later_on),
    );
    return (
      <p className={styles.supply}>
        {now === 0 ? (
          <strong>{t('product.supply.later', { day })}</strong>
        ) : (
          <>
            <strong>{t('product.supply.split', { now, later, day })}</strong> {t('product.supply.other_lot')}
          </>
        )}
      </p>
    );
  }
  return (
    <div className={styles.supply}>
      {now > 0 ? <strong>{t('product.supply.short', { now })}</strong> : <Alert sku={sku} />}{' '}
      {quoteHref && <Link href={quoteHref}>{t('product.supply.quote', { quantity })}</Link>}
    </div>
  );
}
