import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import { daysOf, type VisitedShowroom, type VisitTime } from './showrooms.ts';
import { TileRadio } from './tile-radio.tsx';
import { longDay, shortDay, timeName, zoneName } from './visit-dates.ts';
import styles from './time-choice.module.css';

/** Days shown before "more": about two weeks. */
const FIRST_DAYS = 12;

type Props = {
  showroom: VisitedShowroom;
  times: readonly VisitTime[];
  /** The chosen time as `starts_at`, or empty. */
  value: string;
  error?: string | undefined;
  onChange: (startsAt: string) => void;
};

/** Two groups of radio buttons: the day, then the time. */
export const TimeChoice = ({ showroom, times, value, error, onChange }: Props) => {
  const t = useT();
  const { languageTag } = usePlatform().storeView;
  const [chosenDate, setDate] = useState('');
  const [hasAll, setHasAll] = useState(false);
  const days = daysOf(times);
  const isOpen = ({ times: ofDay }: (typeof days)[number]): boolean => ofDay.some(({ is_free: isFree }) => isFree);
  const day =
    days.find(({ date }) => date === chosenDate) ??
    days.find((one) => one.times.some(({ starts_at: at }) => at === value)) ??
    days.find(isOpen);
  if (!day) return <p className={styles.none}>{t('reservation.times.none', { phone: showroom.telephone })}</p>;
  const timeZone = showroom.time_zone ?? 'UTC';
  const shown = hasAll ? days : days.slice(0, Math.max(FIRST_DAYS, days.indexOf(day) + 1));
  return (
    <div className={styles.choice}>
      <ChoiceFieldset legend={t('reservation.day')}>
        <div className={styles.days}>
          {shown.map((one) => {
            const { weekday, day: number, month } = shortDay(one.date, languageTag);
            return (
              <TileRadio
                key={one.date}
                name="day"
                value={one.date}
                checked={one === day}
                disabled={!isOpen(one)}
                onChange={() => {
                  setDate(one.date);
                  onChange('');
                }}
              >
                <VisuallyHidden>
                  {isOpen(one)
                    ? longDay(one.date, languageTag)
                    : t('reservation.full.label', { name: longDay(one.date, languageTag) })}
                </VisuallyHidden>
                <span className={styles.small} aria-hidden="true">
                  {weekday}
                </span>
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                <span className={styles.small} aria-hidden="true">
                  {isOpen(one) ? month : t('reservation.full')}
                </span>
              </TileRadio>
            );
          })}
        </div>
        {shown.length < days.length && (
          <Button kind="link" size="medium" onClick={() => setHasAll(true)}>
            {t('reservation.days.more')}
          </Button>
        )}
      </ChoiceFieldset>
      <ChoiceFieldset
        legend={t('reservation.time', { day: longDay(day.date, languageTag) })}
        hint={t('reservation.time.hint', { zone: zoneName(day.times[0]?.starts_at ?? '', timeZone, languageTag) })}
        error={error}
        isSudden
      >
        <div className={styles.times}>
          {day.times.map(({ starts_at: at, is_free: isFree }) => (
            <TileRadio
              key={at}
              name="starts_at"
              value={at}
              checked={isFree && at === value}
              disabled={!isFree}
              onChange={() => onChange(at)}
            >
              <span>{timeName(at, timeZone, languageTag)}</span>
              {!isFree && <span className={styles.small}>{t('reservation.full')}</span>}
            </TileRadio>
          ))}
        </div>
      </ChoiceFieldset>
    </div>
  );
};

/** Placeholder of about the final height. */
export const TimesPending = () => {
  const t = useT();
  return (
    <div className={styles.choice}>
      <VisuallyHidden role="status">{t('reservation.times.loading')}</VisuallyHidden>
      <Skeleton className={styles.pendingDays} />
      <Skeleton className={styles.pendingTimes} />
    </div>
  );
};
