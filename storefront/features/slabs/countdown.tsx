import { dateFormat } from '#contract/date-format.ts';
import { useEffect, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import styles from './slabs.module.css';

/** Formats a time in the shopper's language and time zone. */
export const useMoment = (): ((iso: string) => string) => {
  const { languageTag } = usePlatform().storeView;
  return (iso) =>
    dateFormat(languageTag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(iso));
};

/** Remaining time of a hold, to the second; calls `onOver` once at its end. */
export const Countdown = ({ until, onOver }: { until: string; onOver: () => void }) => {
  const t = useT();
  const moment = useMoment();
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called once, with the current callback
  }, [isOver]);
  const two = (count: number): string => String(count).padStart(2, '0');
  return (
    <p className={styles.countdown}>
      <strong role="timer" aria-live="off">
        {t('slabs.left', {
          hours: String(Math.floor(left / 3600)),
          minutes: two(Math.floor(left / 60) % 60),
          seconds: two(left % 60),
        })}
      </strong>
      <span>{t('slabs.until', { moment: moment(until) })}</span>
    </p>
  );
};
