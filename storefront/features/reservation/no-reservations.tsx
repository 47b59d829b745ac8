import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import styles from './visit-booked.module.css';

/** Telephone numbers of the showrooms, for back ends without visits. */
export const NoReservations = () => {
  const t = useT();
  return (
    <div className={styles.notice}>
      <p>{t('reservation.unavailable')}</p>
      <p className={styles.actions}>
        <Link className={buttonClass()} href="/locations">
          {t('reservation.locations')}
        </Link>
        <Link className={buttonClass({ kind: 'secondary' })} href="/contact-us">
          {t('reservation.contact')}
        </Link>
      </p>
    </div>
  );
};
