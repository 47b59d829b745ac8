import { useQuery } from '@tanstack/react-query';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { contactsQuery } from '#storefront/platform/store-view/shop.ts';
import { telephoneLink } from '#contract/telephone-link.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './utility-links.module.css';

export const TRACK_MY_ORDER = '#track-my-order';

/** Phone, order tracking and the link to the reservation of showrooms. */
export const UtilityLinks = ({ isList = false }: { isList?: boolean }) => {
  const t = useT();
  const platform = usePlatform();
  const phone = useQuery(contactsQuery(platform)).data?.phone;
  return (
    <ul className={isList ? styles.stacked : styles.links}>
      {phone && (
        <li>
          <a className={styles.link} href={telephoneLink(phone)} aria-label={t('shell.phone', { phone })}>
            <Icon name="phone" size={isList ? 20 : 14} />
            {phone}
          </a>
        </li>
      )}
      {hasFeature(platform, 'links to order tracking') && (
        <li>
          <a className={styles.link} href={TRACK_MY_ORDER}>
            {isList && <Icon name="truck" />}
            {t('shell.track')}
          </a>
        </li>
      )}
      {platform.storeView.takesVisits && hasFeature(platform, 'showroom visits') && (
        <li>
          <Link className={styles.link} href="/showroom-reservation">
            {isList && <Icon name="calendar" />}
            {t('shell.showroom')}
          </Link>
        </li>
      )}
    </ul>
  );
};
