import { useRef, useState, type SubmitEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { lookUpOrder, type Lookup } from './look-up-order.ts';
import { orderNumberToLookUp } from './order-number.ts';
import { statusLabel } from './order-status.ts';
import { TimelineView } from './timeline-view.tsx';
import type { TrackedOrder } from './tracked-order.ts';
import styles from './track-order-dialog.module.css';

const Found = ({ order }: { order: TrackedOrder }) => {
  const t = useT();
  return (
    <div className={styles.found}>
      <header className={styles.order}>
        <h3>{t('track.order_number', { number: order.number })}</h3>
        <p className={styles.status}>{t(statusLabel(order.status))}</p>
      </header>
      <ul className={styles.shipments} aria-label={t('track.shipments', { count: order.shipments.length })}>
        {order.shipments.map((shipment) => (
          <li key={shipment.id} className={styles.shipment}>
            <div className={styles.product}>
              <span className={styles.picture}>{shipment.image && <Image src={shipment.image} alt={shipment.name} width={80} sizes="5rem" />}</span>
              <div>
                <p className={styles.name}>{shipment.name}</p>
                <p className={styles.tracking}>
                  {t('track.tracking_number')} <strong>{shipment.trackingNumbers.join(', ') || t('track.tracking_number.none')}</strong>
                </p>
              </div>
            </div>
            <TimelineView timeline={shipment.timeline} isPickup={order.isPickup} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Result = ({ lookup }: { lookup: Lookup }) => {
  const t = useT();
  if (lookup.state === 'found') return <Found order={lookup.order} />;
  if (lookup.state === 'none')
    return (
      <div className={styles.none}>
        <h3>{t('track.none')}</h3>
        <p>{t('track.none.hint')}</p>
      </div>
    );
  if (lookup.state !== 'failed') return null;
  const messages = { offline: 'track.offline', 'too-many': 'track.too_many', other: 'track.failed' } as const;
  return <p className={styles.failed}>{t(messages[lookup.reason])}</p>;
};

export type TrackOrderDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  phone: string | undefined;
  email: string;
};

/** Track My Order: a number, no sign-in. What was typed stays whatever the answer is. */
export const TrackOrderDialog = ({ isOpen, onClose, closeLabel, phone, email }: TrackOrderDialogProps) => {
  const t = useT();
  const { commerce } = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const [error, setError] = useState<string>();
  const latest = useRef(0);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const number = orderNumberToLookUp(field.current?.value ?? '');
    setError(number ? undefined : t('track.required'));
    if (!number) {
      field.current?.focus();
      return;
    }
    const turn = ++latest.current;
    setLookup({ state: 'loading' });
    const answer = await lookUpOrder(commerce, number);
    if (turn === latest.current) setLookup(answer);
  };

  const footer = (
    <div className={styles.support}>
      {lookup.state === 'found' && <p>{t('track.unsatisfied')}</p>}
      <div className={styles.actions}>
        <a className={buttonClass({ kind: 'secondary', size: 'medium' })} href={`mailto:${email}`}>
          {t('track.support.email')}
        </a>
        {phone && (
          <a className={buttonClass({ kind: 'secondary', size: 'medium' })} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {t('track.support.phone', { phone })}
          </a>
        )}
      </div>
    </div>
  );

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('track.title')} closeLabel={closeLabel} size="large" footer={footer}>
      <p className={styles.intro}>{t('track.intro')}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField ref={field} className={styles.field} label={t('track.order_id')} hint={t('track.order_id.hint')} name="order_id" inputMode="numeric" autoComplete="off" maxLength={40} error={error} required />
        <Button type="submit" size="medium" className={styles.submit} isBusy={lookup.state === 'loading'}>
          {t('track.submit')}
        </Button>
      </form>
      <div className={styles.results} role="status" aria-busy={lookup.state === 'loading'}>
        <Result lookup={lookup} />
      </div>
    </Dialog>
  );
};
