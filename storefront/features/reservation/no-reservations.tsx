import { useContactPage, useContentLink } from '#storefront/platform/content/linked-content.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import styles from './visit-booked.module.css';

/** Telephone numbers of the showrooms, for back ends without visits. */
export const NoReservations = () => {
  const t = useT();
  const locations = useContentLink('/locations');
  const contact = useContactPage();
  return (
    <div className={styles.notice}>
      <p>{t('reservation.unavailable')}</p>
      <p className={styles.actions}>
        {locations && (
          <Link className={buttonClass()} href={locations}>
            {t('reservation.locations')}
          </Link>
        )}
        {contact && (
          <Link className={buttonClass({ kind: 'secondary' })} href={contact}>
            {t('reservation.contact')}
          </Link>
        )}
      </p>
    </div>
  );
};
