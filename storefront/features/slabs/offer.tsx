import { useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePreservedFocus } from '#storefront/ui/use-preserved-focus.ts';
import type { HeldSlabFragment } from './api/get-hold.graphql.ts';
import { useMoment } from './countdown.tsx';
import { HeldBox, type BuyHeld } from './held-box.tsx';
import { HoldForm } from './hold-form.tsx';
import type { Slab } from './measures.ts';
import { storeHold } from './own-holds.ts';
import { stateOf } from './states.ts';
import { useOwnHold } from './use-slabs.ts';
import styles from './slabs.module.css';

type OfferProps = {
  /** Called for each action on the slab, to select it. */
  onPick: () => void;
  slab: Slab;
  hours: number | null;
  buy: BuyHeld;
  again: () => void;
  onTaken: (message: string) => void;
};

const Doing = ({ slab, hours, buy, again, onPick, onTaken }: OfferProps) => {
  const t = useT();
  const moment = useMoment();
  const { hold, setHold } = useOwnHold(slab.sku);
  const change = (changed: HeldSlabFragment | undefined): void => {
    setHold(changed?.status === 'HELD' ? changed : undefined);
    again();
  };
  if (hold) return <HeldBox hold={hold} buy={buy} onChange={change} />;
  if (stateOf(slab) === 'SOLD') return <p className={styles.gone}>{t('slabs.sold')}</p>;
  if (stateOf(slab) === 'HELD')
    return <p className={styles.gone}>{t('slabs.held', { moment: moment(slab.held_until ?? '') })}</p>;
  if (hours === null) return null;
  return (
    <HoldForm
      slab={slab}
      hours={hours}
      onHeld={(held) => {
        onPick();
        storeHold(held);
        change(held);
      }}
      onTaken={(message) => {
        onPick();
        onTaken(message);
        again();
      }}
    />
  );
};

/**
 * Available actions for a slab: hold it, or the state of an existing hold. When a button is replaced by its result, the
 * result gets the focus.
 */
export const Offer = (props: OfferProps) => {
  const place = useRef<HTMLDivElement>(null);
  usePreservedFocus(place);
  return (
    <div ref={place} className={styles.offer}>
      <Doing {...props} />
    </div>
  );
};
