import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Phone } from './showroom-facts.tsx';
import { ShowroomChoice } from './showroom-choice.tsx';
import { timesQuery, type BookedVisit, type Showroom } from './showrooms.ts';
import { TimeChoice, TimesPending } from './time-choice.tsx';
import { useReservation } from './use-reservation.ts';
import { VisitorFields } from './visitor-fields.tsx';
import { VisitTopicField } from './visit-topic-field.tsx';
import styles from './visit-form.module.css';

const FAILURES = {
  offline: 'reservation.failed.offline',
  'too-many': 'reservation.failed.too_many',
  failed: 'reservation.failed',
} as const;

type Props = {
  showrooms: readonly Showroom[];
  showroom: Showroom;
  onShowroom: (code: string) => void;
  onBooked: (visit: BookedVisit) => void;
};

export const VisitForm = ({ showrooms, showroom, onShowroom, onBooked }: Props) => {
  const t = useT();
  const times = useQuery(timesQuery(usePlatform(), showroom.code));
  const [startsAt, setStartsAt] = useState('');
  // Marks the time as taken at once, before the times are reloaded.
  const [taken, setTaken] = useState('');
  const offered = times.data?.map((one) => (one.starts_at === taken ? { ...one, is_free: false } : one));
  const { errors, failure, isBusy, forget, check, formProps } = useReservation({
    onBooked,
    onTaken: () => {
      setTaken(startsAt);
      setStartsAt('');
      void times.refetch();
    },
  });

  const choose = (code: string): void => {
    onShowroom(code);
    setStartsAt('');
  };
  const chooseTime = (at: string): void => {
    setStartsAt(at);
    forget('starts_at');
    // Validates after the radio button is checked.
    if (at) queueMicrotask(() => check('starts_at'));
  };
  // Another visitor booked it meanwhile.
  const isGone =
    startsAt !== '' && offered !== undefined && !offered.some((one) => one.starts_at === startsAt && one.is_free);
  const wrong = Object.values(errors).filter(Boolean).length;
  const title = (number: number, text: string) => (
    <h2 className={styles.title}>
      <span className={styles.step} aria-hidden="true">
        {number}
      </span>
      {text}
    </h2>
  );
  return (
    <form className={styles.form} {...formProps} aria-label={t('reservation.title')}>
      <div className={styles.alert} role="alert">
        {wrong > 0 && <p className={styles.problem}>{t('reservation.errors', { count: wrong })}</p>}
      </div>
      <section className={styles.part}>
        {title(1, t('reservation.part.where'))}
        <ShowroomChoice
          showrooms={showrooms}
          chosen={showroom.code}
          error={errors['showroom_code']}
          onChange={choose}
        />
      </section>
      <section className={styles.part}>
        {title(2, t('reservation.part.when'))}
        {offered ? (
          <TimeChoice
            key={showroom.code}
            showroom={showroom}
            times={offered}
            value={startsAt}
            error={isGone ? t('reservation.time.taken') : errors['starts_at']}
            onChange={chooseTime}
          />
        ) : times.isError ? (
          <div className={styles.problem} role="alert">
            <p>
              {t('reservation.times.failed')} <Phone number={showroom.telephone} />
            </p>
            <Button kind="secondary" size="medium" onClick={() => void times.refetch()}>
              {t('reservation.again')}
            </Button>
          </div>
        ) : (
          <TimesPending />
        )}
      </section>
      <section className={styles.part}>
        {title(3, t('reservation.part.what'))}
        <VisitTopicField errors={errors} />
      </section>
      <section className={styles.part}>
        {title(4, t('reservation.part.who'))}
        <VisitorFields errors={errors} />
      </section>
      <div className={styles.alert} role="alert">
        {failure && (
          <p className={styles.problem}>
            {typeof failure === 'string' ? t(FAILURES[failure]) : failure.text} <Phone number={showroom.telephone} />
          </p>
        )}
      </div>
      <Button type="submit" size="big" className={styles.submit} isBusy={isBusy}>
        {t('reservation.submit')}
      </Button>
    </form>
  );
};
