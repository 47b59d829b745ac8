import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { NoReservations } from './no-reservations.tsx';
import { ShowroomFacts } from './showroom-facts.tsx';
import type { BookedVisit, Showroom } from './showrooms.ts';
import { VisitBooked } from './visit-booked.tsx';
import { VisitForm } from './visit-form.tsx';
import styles from './reservation-page.module.css';

type Props = {
  /** Undefined if the back end has no visits. */
  showrooms: readonly Showroom[] | undefined;
  /** URL key of the showroom in the link, if any. */
  preselected?: string | undefined;
};

/** Form for booking a showroom visit (GN-11) on one page: place, time, topic and contact details. */
export const ReservationPage = ({ showrooms = [], preselected }: Props) => {
  const t = useT();
  const [code, setCode] = useState(
    () => showrooms.find(({ url_key: urlKey }) => urlKey === preselected)?.code ?? showrooms[0]?.code,
  );
  const [visit, setVisit] = useState<BookedVisit>();
  const showroom = showrooms.find((one) => one.code === code);
  if (visit) return <VisitBooked visit={visit} onAgain={() => setVisit(undefined)} />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('reservation.title')}</h1>
        <p className={styles.lead}>{t('reservation.lead')}</p>
      </header>
      {showroom ? (
        <div className={styles.layout}>
          <VisitForm showrooms={showrooms} showroom={showroom} onShowroom={setCode} onBooked={setVisit} />
          <aside className={styles.aside} aria-live="polite">
            <ShowroomFacts showroom={showroom} />
          </aside>
        </div>
      ) : (
        <NoReservations />
      )}
    </div>
  );
};
