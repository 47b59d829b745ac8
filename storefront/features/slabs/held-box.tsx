import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useShowHeldSlab } from '#storefront/platform/product-data/held-slab.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { CancelSlabHoldDocument } from './api/cancel-hold.graphql.ts';
import { GetSlabHoldDocument, type HeldSlabFragment } from './api/get-hold.graphql.ts';
import { Countdown } from './countdown.tsx';
import { storeHold } from './own-holds.ts';
import { useVisitLink } from './visit-link.ts';
import styles from './slabs.module.css';

/** Adds the held slab to the cart and opens it; rejects with a message for the shopper. */
export type BuyHeld = (hold: Pick<HeldSlabFragment, 'token' | 'sku'>) => Promise<void>;

type Props = { hold: HeldSlabFragment; buy: BuyHeld; onChange: (hold: HeldSlabFragment | undefined) => void };

/** The visitor's own hold: its remaining time and actions. */
export const HeldBox = ({ hold, buy, onChange }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const [busy, setBusy] = useState<'buy' | 'cancel'>();
  const [problem, setProblem] = useState<string>();
  const { token, slab } = hold;
  useShowHeldSlab();

  /** The hold may have ended meanwhile: staff can end it, and clocks differ. */
  const look = async (): Promise<void> => {
    const response = await commerce.query(GetSlabHoldDocument, { token }, { noCache: true }).catch(() => undefined);
    const now = response?.slabHold;
    if (!now || now.status === 'HELD') return;
    storeHold(now);
    onChange(now);
  };
  const run = async (what: 'buy' | 'cancel', work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error && what === 'buy' ? error.message : t('slabs.failed'));
      await look();
    }
    setBusy(undefined);
  };
  const cancel = async (): Promise<void> => {
    const { cancelSlabHold } = await commerce.mutate(CancelSlabHoldDocument, { token }, { isIdempotent: true });
    if (cancelSlabHold) storeHold(cancelSlabHold);
    onChange(cancelSlabHold ?? undefined);
  };
  const note = `${slab?.name ?? hold.sku} (${hold.sku}), ${t('slabs.number', { number: hold.number })}`;
  const visit = useVisitLink()(slab?.yard ?? null, note);
  return (
    <div className={styles.held}>
      <p className={styles.heldTitle} role="status">
        {t('slabs.held.yours')}
      </p>
      <Countdown until={hold.expires_at} onOver={() => onChange(undefined)} />
      <Button isWide isBusy={busy === 'buy'} onClick={() => void run('buy', () => buy(hold))}>
        {t('slabs.buy')}
      </Button>
      <div className={styles.actions}>
        {visit && (
          <Link className={buttonClass({ kind: 'secondary', size: 'medium' })} href={visit}>
            {t('slabs.visit')}
          </Link>
        )}
        <Button kind="link" size="medium" isBusy={busy === 'cancel'} onClick={() => void run('cancel', cancel)}>
          {t('slabs.release')}
        </Button>
      </div>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      <p className={styles.note}>{t('slabs.number', { number: hold.number })}</p>
    </div>
  );
};
