import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { CancelShowroomVisitDocument } from './api/cancel-visit.graphql.ts';
import { MoveShowroomVisitDocument } from './api/move-visit.graphql.ts';
import { saveCalendar } from './save-calendar.ts';
import { outcomeOf } from './send-visit.ts';
import { timesQuery, type BookedVisit } from './showrooms.ts';
import { TimeChoice, TimesPending } from './time-choice.tsx';
import styles from './visit-booked.module.css';

type Props = { visit: BookedVisit; token: string; onChanged: (visit: BookedVisit) => void };

/** Rescheduling and cancelling, each with a confirmation. */
export const VisitChanges = ({ visit, token, onChanged }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const [at, setAt] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const times = useQuery({ ...timesQuery(platform, visit.showroom.code), enabled: open === 'move' });
  useEffect(() => heading.current?.focus(), [open]);

  const change = async (work: () => Promise<BookedVisit | null>): Promise<void> => {
    setIsBusy(true);
    setProblem('');
    try {
      const changed = await work();
      if (changed) onChanged(changed);
    } catch (error) {
      const outcome = outcomeOf(error);
      setProblem(
        'problems' in outcome
          ? (outcome.problems.starts_at ?? '')
          : 'refusal' in outcome
            ? outcome.refusal
            : t('visit.failed'),
      );
      if ('problems' in outcome) void times.refetch();
    } finally {
      setIsBusy(false);
    }
  };
  const move = (): void => {
    if (at)
      void change(
        async () =>
          (await platform.commerce.mutate(MoveShowroomVisitDocument, { token, at }, { isIdempotent: true }))
            .moveShowroomVisit,
      );
    else setProblem(t('visit.move.choose'));
  };
  const cancel = (): void =>
    void change(
      async () =>
        (await platform.commerce.mutate(CancelShowroomVisitDocument, { token }, { isIdempotent: true }))
          .cancelShowroomVisit,
    );
  const show = (next: 'move' | 'cancel' | undefined): void => {
    setOpen(next);
    setProblem('');
  };

  return (
    <>
      {open !== 'cancel' && (
        <div className={styles.actions}>
          <Button onClick={() => saveCalendar(visit.calendar)}>
            <Icon name="calendar" size={18} />
            {t('reservation.calendar')}
          </Button>
          <Button
            kind="secondary"
            aria-expanded={open === 'move'}
            onClick={() => show(open === 'move' ? undefined : 'move')}
          >
            {t('visit.move')}
          </Button>
          <Button kind="secondary" onClick={() => show('cancel')}>
            {t('visit.cancel')}
          </Button>
        </div>
      )}
      {open === 'move' && (
        <div className={styles.panel}>
          <h2 ref={heading} tabIndex={-1}>
            {t('visit.move.title')}
          </h2>
          {times.data ? (
            <TimeChoice
              showroom={visit.showroom}
              times={times.data}
              value={at}
              error={problem || undefined}
              onChange={setAt}
            />
          ) : times.isError ? (
            <p className={styles.problem}>{t('visit.failed')}</p>
          ) : (
            <TimesPending />
          )}
          <div className={styles.actions}>
            <Button isBusy={isBusy} onClick={move}>
              {t('visit.move.submit')}
            </Button>
            <Button kind="secondary" onClick={() => show(undefined)}>
              {t('visit.keep')}
            </Button>
          </div>
        </div>
      )}
      {open === 'cancel' && (
        <div className={styles.panel}>
          <h2 ref={heading} tabIndex={-1}>
            {t('visit.cancel.title')}
          </h2>
          <p>{t('visit.cancel.text')}</p>
          <div className={styles.actions}>
            <Button isBusy={isBusy} onClick={cancel}>
              {t('visit.cancel.submit')}
            </Button>
            <Button kind="secondary" onClick={() => show(undefined)}>
              {t('visit.keep')}
            </Button>
          </div>
        </div>
      )}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </>
  );
};
