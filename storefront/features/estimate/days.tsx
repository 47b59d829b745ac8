import { arrivalBy, type Arrival, type Days as Window } from '#contract/delivery-date.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useNeededBy } from '#storefront/platform/delivery-place/delivery-place.ts';
import { useDay } from '#storefront/platform/i18n/use-day.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import styles from './days.module.css';

type Props = {
  isPickup: boolean;
  /** Days on which everything arrives; null if unknown. */
  delivery: Window | null;
  /** Days for the units in stock if they ship first. */
  first: Window | null;
};

const MARKS: Readonly<Record<Arrival, MessageId>> = {
  in_time: 'estimate.in_time',
  perhaps: 'estimate.perhaps',
  too_late: 'estimate.too_late',
};

/** Days of a way of delivery, and whether it arrives by the day the shopper needs it. */
export const Days = ({ isPickup, delivery, first }: Props) => {
  const t = useT();
  const day = useDay('short');
  const [neededBy] = useNeededBy();
  if (!delivery) return isPickup ? t('estimate.ready.unknown') : null;
  const words = ({ from, to }: Window): string => {
    if (isPickup) return t('estimate.ready', { day: day(from) });
    return from === to ? day(from) : `${day(from)} – ${day(to)}`;
  };
  const arrival = neededBy && arrivalBy(delivery, neededBy);
  return (
    <>
      {first ? t('estimate.all', { words: words(delivery) }) : words(delivery)}
      {arrival && <strong className={styles[arrival]}>{t(MARKS[arrival])}</strong>}
      {first && <span className={styles.first}>{t('estimate.first', { words: words(first) })}</span>}
    </>
  );
};
