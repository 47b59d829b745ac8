import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { isSampleSku } from '#contract/samples.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Together } from '#storefront/platform/page/together.tsx';
import { useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { NeedsScripts } from '#storefront/platform/session/needs-scripts.tsx';
import { UntilKnown } from '#storefront/platform/session/until-known.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { CartLine, type DeliveryOf, type NoteOf } from './cart-line.tsx';
import { EditedLine } from './edit/edited-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCart, useCartActions } from './cart-context.tsx';
import { onVisible } from './other-tabs.ts';
import { CART_ID } from './state/cart-memory.ts';
import { isBlocked } from './state/derive.ts';
import type { CartLine as Line } from './state/types.ts';
import type { SaveLine, LineAnnouncements } from './use-line-changes.ts';
import styles from './cart-page.module.css';

const EmptyCart = ({ onwardLinks }: { onwardLinks: ReactNode }) => {
  const t = useT();
  const hasSamples = useFeature('samples');
  const samples = useContentLink('/samples');
  const [isSaved, setIsSaved] = useState(true);
  useEffect(() => setIsSaved(browserStorage.canSave(CART_ID)), []);
  return (
    <>
      <div className={styles.empty}>
        <h2>{t('cart.empty')}</h2>
        <p>{t(isSaved ? 'cart.empty.hint' : 'cart.empty.hint.unsaved')}</p>
        <Link className={buttonClass()} href="/">
          {t('cart.empty.browse')}
        </Link>
        {hasSamples && samples && <Link href={samples}>{t('cart.empty.samples')}</Link>}
      </div>
      {onwardLinks}
    </>
  );
};

const LoadingCart = () => {
  const t = useT();
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.loading}>
        <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
        <Skeleton className={styles.loadingLine} />
        <Skeleton className={styles.loadingLine} />
      </div>
      <Skeleton className={styles.loadingSummary} />
    </div>
  );
};

const FailedCart = ({ retry }: { retry: () => void }) => {
  const t = useT();
  return (
    <div className={styles.notice} role="alert">
      <p>{t('cart.failed')}</p>
      <Button kind="secondary" size="medium" onClick={retry}>
        {t('cart.retry')}
      </Button>
    </div>
  );
};

type LinesProps = {
  lines: readonly Line[];
  news: LineAnnouncements;
  keep?: SaveLine | undefined;
  noteOf?: NoteOf | undefined;
  deliveryOf?: DeliveryOf | undefined;
};

const Lines = ({ lines, ...about }: LinesProps) =>
  lines.length > 0 && (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <CartLine key={line.uid} line={line} {...about} />
      ))}
    </ul>
  );

/** Samples stand apart: they are counted, and travel, by a rule of their own. */
const Samples = ({ lines, ...about }: LinesProps) => {
  const t = useT();
  return (
    lines.length > 0 && (
      <section className={styles.samples} aria-labelledby="cart-samples">
        <h2 id="cart-samples">{t('cart.samples')}</h2>
        <Lines lines={lines} {...about} />
      </section>
    )
  );
};

type Props = {
  /** Below the text of an empty cart. */
  onwardLinks?: ReactNode;
  /** Below the totals. */
  estimate?: ReactNode;
  /** Lines can be put aside by it; samples, which cost next to nothing, cannot. */
  keep?: SaveLine | undefined;
  /** Additional note about each line. */
  noteOf?: NoteOf | undefined;
  /** How lines travel, and when they leave. */
  deliveryOf?: DeliveryOf | undefined;
};

export const CartPage = ({ onwardLinks, estimate, keep, noteOf, deliveryOf }: Props) => {
  const t = useT();
  const { session } = usePlatform();
  const { restore, getDetails } = useCartActions();
  const isReady = useCart((state) => state.isReady);
  const cartId = useCart((state) => state.cartId);
  const details = useCart((state) => state.details);
  const failure = useCart((state) => state.errors.getDetails);
  const [announcement, setAnnouncement] = useState('');
  const [loss, setLoss] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const announceChange = (reported: { loss?: string; announcement?: string }): void => {
    setLoss(reported.loss ?? '');
    setAnnouncement(reported.announcement ?? '');
  };
  // The pressed button was removed with its line: the focus moves to the top of the list.
  const announceFromTop = (reported: { loss?: string; announcement?: string }): void => {
    announceChange(reported);
    heading.current?.focus();
  };
  const news: LineAnnouncements = {
    announce: (announcement) => announceChange({ announcement }),
    onRemoved: (announcement) => announceFromTop({ announcement }),
    onLost: (loss) => announceFromTop({ loss }),
  };

  // Refetched, because prices, other tabs, devices or store views may have changed it.
  useEffect(() => {
    void restore();
    return onVisible(() => void restore());
  }, [restore]);

  const content = () => {
    if (failure && !details) return <FailedCart retry={() => void getDetails().catch(() => undefined)} />;
    if (isReady && cartId && !details) return <LoadingCart />;
    if (!isReady || !details?.lines.length)
      return (
        <UntilKnown wait={!isReady && <LoadingCart />}>
          <EmptyCart onwardLinks={isReady && onwardLinks} />
        </UntilKnown>
      );
    return (
      <Together owner={details.id} className={styles.layout} wait={<LoadingCart />}>
        <div>
          <Lines
            lines={details.lines.filter(({ sku }) => !isSampleSku(sku))}
            news={news}
            keep={keep}
            noteOf={noteOf}
            deliveryOf={deliveryOf}
          />
          <Samples lines={details.lines.filter(({ sku }) => isSampleSku(sku))} news={news} deliveryOf={deliveryOf} />
          <Link className={styles.continue} href="/">
            {t('cart.continue')}
          </Link>
        </div>
        <CartSummary cart={details} isBlocked={isBlocked(details)} estimate={estimate} />
      </Together>
    );
  };

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('cart.title')}
      </h1>
      <NeedsScripts />
      <p role="alert" className={loss ? styles.loss : undefined}>
        {loss}
      </p>
      {details && !session.isSignedIn() && browserStorage.isUnsaved(CART_ID) && (
        <p className={styles.loss}>{t('common.unsaved.cart')}</p>
      )}
      {content()}
      <EditedLine news={news} />
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </div>
  );
};
