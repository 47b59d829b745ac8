import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import styles from './samples.module.css';
import type { Offer } from './use-offers.ts';

type Props = {
  offer: Offer;
  /** Whether the next sample costs nothing. */
  isFree: boolean;
  isHeld: boolean;
  add: (sku: string) => Promise<void>;
  onOpen: () => void;
};

type State = { isBusy: boolean; problem?: string };

/** Orders a sample with one press; a sample that is ordered opens the tray. */
export const SampleButton = ({ offer, isFree, isHeld, add, onOpen }: Props) => {
  const t = useT();
  const money = useMoney();
  const [{ isBusy, problem }, setState] = useState<State>({ isBusy: false });
  if (!offer.is_in_stock && !isHeld) return <p className={styles.out}>{t('samples.out')}</p>;

  const order = async (): Promise<void> => {
    if (isBusy) return;
    setState({ isBusy: true });
    try {
      await add(offer.sku);
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, problem: error instanceof Error ? error.message : t('samples.failed') });
    }
  };
  const price = isFree ? t('samples.free') : money(offer.price);
  const facts = [offer.size, price].filter(Boolean).join(' · ');
  const words = isHeld ? t('samples.held') : t('samples.order');
  return (
    <>
      <button
        type="button"
        className={styles.order}
        data-held={isHeld || undefined}
        aria-busy={isBusy || undefined}
        aria-label={isHeld ? `${words}, ${offer.name}` : `${words}, ${offer.name}, ${facts}`}
        aria-haspopup={isHeld ? 'dialog' : undefined}
        onClick={() => (isHeld ? onOpen() : void order())}
      >
        <span className={styles.words}>{words}</span>
        <span className={styles.facts}>{isHeld ? t('samples.held.open') : facts}</span>
      </button>
      {problem && !isHeld && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
};
