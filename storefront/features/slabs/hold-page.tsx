import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { productPath } from '#storefront/platform/store-view/store-views.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { usePreservedFocus } from '#storefront/ui/use-preserved-focus.ts';
import { GetSlabHoldDocument, type HeldSlabFragment } from './api/get-hold.graphql.ts';
import { HeldBox, type BuyHeld } from './held-box.tsx';
import { storeHold } from './own-holds.ts';
import { SlabFacts } from './slab-facts.tsx';
import { SlabFigure } from './slab-figure.tsx';
import styles from './slabs.module.css';

const TEXTS = {
  CANCELLED: 'slabs.page.cancelled',
  EXPIRED: 'slabs.page.expired',
  BOUGHT: 'slabs.page.bought',
} as const;

const ToStockroom = ({ kind }: { kind: 'primary' | 'secondary' }) => {
  const t = useT();
  const stockroom = useContentLink('/stockroom');
  return (
    stockroom && (
      <Link className={buttonClass({ kind })} href={stockroom}>
        {t('slabs.page.stockroom')}
      </Link>
    )
  );
};

const ToSlab = ({ hold }: { hold: HeldSlabFragment }) => {
  const t = useT();
  const { storeView } = usePlatform();
  return hold.product_url_key && hold.slab ? (
    <Link
      className={buttonClass({ kind: 'secondary' })}
      href={`${productPath(storeView, hold.product_url_key)}?config=${hold.sku}`}
    >
      {t('slabs.page.product')}
    </Link>
  ) : (
    <ToStockroom kind="secondary" />
  );
};

type Props = { token: string; buy: BuyHeld };

/** Target of the link in an email. Opening it changes nothing, because email programs follow links too. */
export const HoldPage = ({ token, buy }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const canContact = token !== '' && hasFeature(platform, 'holds');
  const { data, error, refetch } = useQuery({
    ...queryOptionsFor(
      platform,
      GetSlabHoldDocument,
      { token },
      { noCache: true, staleTime: 0, select: ({ slabHold }) => slabHold },
    ),
    enabled: canContact,
    retry: false,
  });
  const [changed, setChanged] = useState<HeldSlabFragment>();
  // The server does not know the token: server and browser first render the pending page.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const hold = changed ?? data;
  useEffect(() => void (hold && storeHold(hold)), [hold]);

  if (isHere && (!canContact || error instanceof GraphqlError || data === null))
    return (
      <section className={styles.page}>
        <h1>{t('slabs.page.unknown')}</h1>
        <p>{t('slabs.page.unknown.text')}</p>
        <ToStockroom kind="primary" />
      </section>
    );
  if (!hold)
    return (
      <section className={styles.page}>
        <h1>{t('slabs.page.title')}</h1>
        {error ? (
          <div role="alert" className={styles.stack}>
            <p className={styles.problem}>{t('slabs.failed')}</p>
            <Button onClick={() => void refetch()}>{t('slabs.again')}</Button>
          </div>
        ) : (
          <Skeleton className={styles.pending} />
        )}
      </section>
    );
  return <Found hold={hold} buy={buy} change={setChanged} />;
};

type FoundProps = { hold: HeldSlabFragment; buy: BuyHeld; change: (hold: HeldSlabFragment) => void };

const Found = ({ hold, buy, change }: FoundProps) => {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  usePreservedFocus(place);
  const runs = hold.status === 'HELD';
  return (
    <section className={styles.page}>
      <h1>{runs ? t('slabs.page.title') : t('slabs.page.over')}</h1>
      <p>{hold.slab?.name ?? hold.sku}</p>
      <div className={styles.layout}>
        {hold.slab && <SlabFigure slab={hold.slab} />}
        <div className={styles.stack}>
          {hold.slab && <SlabFacts slab={hold.slab} />}
          <div ref={place}>
            {runs ? (
              <HeldBox hold={hold} buy={buy} onChange={(next) => change(next ?? { ...hold, status: 'EXPIRED' })} />
            ) : (
              <p role="status">{t(TEXTS[hold.status as keyof typeof TEXTS] ?? TEXTS.EXPIRED)}</p>
            )}
          </div>
          <ToSlab hold={hold} />
        </div>
      </div>
    </section>
  );
};
