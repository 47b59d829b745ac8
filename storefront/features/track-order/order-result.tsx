import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Icon, type IconName } from '#storefront/ui/icon/icon.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { Lookup } from './look-up-order.ts';
import { statusLabel, statusTone } from './order-status.ts';
import { ShipmentView } from './shipment-view.tsx';
import type { TrackedOrder } from './tracked-order.ts';
import styles from './order-result.module.css';

const Found = ({ order }: { order: TrackedOrder }) => {
  const t = useT();
  return (
    <section>
      <header className={styles.order}>
        <h3>{t('track.order_number', { number: order.number })}</h3>
        <p className={styles.status} data-tone={statusTone(order.status)}>
          {t(statusLabel(order.status, order.isPickup))}
        </p>
      </header>
      <p className={styles.notYet}>
        <Link href={`/guest-order?number=${order.number}`}>{t('track.see_order')}</Link>
      </p>
      {order.shipments.length === 0 && <p className={styles.notYet}>{t('track.no_shipments')}</p>}
      <ul className={styles.shipments} aria-label={t('track.shipments', { count: order.shipments.length })}>
        {order.shipments.map((shipment) => (
          <ShipmentView key={shipment.id} shipment={shipment} isPickup={order.isPickup} />
        ))}
      </ul>
    </section>
  );
};

const Notice = ({
  icon,
  title,
  text,
  isProblem = false,
}: {
  icon: IconName;
  title?: string;
  text: string;
  isProblem?: boolean;
}) => (
  <div className={styles.notice} data-problem={isProblem || undefined}>
    <span className={styles.mark}>
      <Icon name={icon} size={28} />
    </span>
    {title && <h3>{title}</h3>}
    <p>{text}</p>
  </div>
);

const FAILURES = { offline: 'track.offline', 'too-many': 'track.too_many', other: 'track.failed' } as const;

const Shown = ({ lookup }: { lookup: Lookup }) => {
  const t = useT();
  switch (lookup.state) {
    case 'found':
      return <Found order={lookup.order} />;
    case 'none':
      return <Notice icon="search" title={t('track.none')} text={t('track.none.hint')} />;
    case 'failed':
      return <Notice icon="warning" text={t(FAILURES[lookup.reason])} isProblem />;
    default:
      return <Notice icon="truck" text={t('track.idle')} />;
  }
};

/** The result as a sentence, for screen readers. */
const useAnnouncement = (lookup: Lookup): string => {
  const t = useT();
  switch (lookup.state) {
    case 'found':
      return t('track.announce', {
        number: lookup.order.number,
        status: t(statusLabel(lookup.order.status, lookup.order.isPickup)),
        count: lookup.order.shipments.length,
      });
    case 'none':
      return t('track.none');
    case 'failed':
      return t(FAILURES[lookup.reason]);
    default:
      return '';
  }
};

/** Result of a lookup: the order, "not found", or an error. */
export const OrderResult = ({ lookup, isLoading }: { lookup: Lookup; isLoading: boolean }) => {
  const announcement = useAnnouncement(lookup);
  return (
    <div className={styles.result} aria-busy={isLoading}>
      <VisuallyHidden role="status">{isLoading ? '' : announcement}</VisuallyHidden>
      <Shown lookup={lookup} />
    </div>
  );
};
