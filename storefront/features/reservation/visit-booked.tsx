import { useEffect, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { saveCalendar } from './save-calendar.ts';
import { directionsTo, type BookedVisit } from './showrooms.ts';
import { VisitDetails } from './visit-details.tsx';
import styles from './visit-booked.module.css';

/** Confirmation of a visit: time, place, things to bring and directions. */
export const VisitBooked = ({ visit, onAgain }: { visit: BookedVisit; onAgain: () => void }) => {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { showroom } = visit;
  return (
    <section className={styles.page} aria-labelledby="visit-booked">
      <h1 id="visit-booked" ref={title} tabIndex={-1} className={styles.title}>
        {t('reservation.booked.title')}
      </h1>
      <p className={styles.lead}>{t('reservation.booked.text')}</p>
      <VisitDetails visit={visit} />
      <div className={styles.actions}>
        <Button onClick={() => saveCalendar(visit.calendar)}>
          <Icon name="calendar" size={18} />
          {t('reservation.calendar')}
        </Button>
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={directionsTo(showroom)}
          target="_blank"
          rel="noopener"
          aria-label={t('reservation.directions.to', { name: showroom.name })}
        >
          <Icon name="pin" size={18} />
          {t('reservation.directions')}
        </a>
      </div>
      <h2 className={styles.bringTitle}>{t('reservation.bring')}</h2>
      <ul className={styles.bring}>
        <li>{t('reservation.bring.photo')}</li>
        <li>{t('reservation.bring.drawing')}</li>
        <li>{t('reservation.bring.drawer')}</li>
        <li>{t('reservation.bring.list')}</li>
      </ul>
      <Button kind="link" onClick={onAgain}>
        {t('reservation.another')}
      </Button>
    </section>
  );
};
