import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { sampleSkuOf } from '#contract/samples.ts';
import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import type { SampleProps } from '#storefront/platform/product-data/product-actions.tsx';
import { isOut } from './is-out.ts';
import { samplesOf } from './samples-store.ts';
import styles from './samples.module.css';

type State = { isBusy: boolean; problem?: string };

/**
 * Orders a sample with one press; a sample that is ordered opens the tray. The server renders it without size and price,
 * which are loaded once the page is used.
 */
export const SampleButton = ({ sku: productSku, name, isOffered }: SampleProps) => {
  const t = useT();
  const money = useMoney();
  const platform = usePlatform();
  const page = useContentLink('/samples');
  const store = samplesOf(platform);
  const { offers, rule, skusInTray: inTray, loaded } = useStore(store);
  const [{ isBusy, problem }, setState] = useState<State>({ isBusy: false });
  useEffect(() => {
    store.setState(({ products }) => ({ products: [...products, productSku] }));
    return () => store.setState(({ products }) => ({ products: products.toSpliced(products.indexOf(productSku), 1) }));
  }, [store, productSku]);

  const offer = offers.get(productSku);
  const sku = offer?.sku ?? sampleSkuOf(productSku);
  const isInTray = inTray.includes(sku);
  const isLoaded = loaded === 'all' || loaded.has(productSku);
  if (!hasFeature(platform, 'samples') || (!offer && (isLoaded || !isOffered))) return null;
  if (offer && !isInTray && isOut(offer.is_in_stock)) return <p className={styles.out}>{t('samples.out')}</p>;

  const order = async (): Promise<void> => {
    if (isBusy) return;
    setState({ isBusy: true });
    try {
      await (await store.work()).add(sku);
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, problem: error instanceof Error ? error.message : t('samples.failed') });
    }
  };
  const open = async (): Promise<void> => (await store.work()).open();
  const isFree = rule !== undefined && inTray.length < (rule.free_left ?? rule.free_pieces);
  const price = offer && (isFree ? t('samples.free') : money(offer.price));
  const facts = [offer?.size, price].filter(Boolean).join(' · ');
  const words = isInTray ? t('samples.held') : t('samples.order');
  const second = isInTray ? t('samples.held.open') : facts;
  return (
    <>
      <button
        type="button"
        className={styles.order}
        data-held={isInTray || undefined}
        aria-busy={isBusy || undefined}
        aria-label={[words, name, !isInTray && facts].filter(Boolean).join(', ')}
        aria-haspopup={isInTray ? 'dialog' : undefined}
        onClick={() => void (isInTray ? open() : order())}
      >
        <span className={styles.words}>{words}</span>
        {second && <span className={styles.facts}>{second}</span>}
      </button>
      {page && (
        <noscript>
          <Link className={styles.words} href={page}>
            {words}
          </Link>
        </noscript>
      )}
      {problem && !isInTray && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
};
