import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import type { OrderEntry } from './orders-queries.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { useStatusText } from './use-status-text.ts';
import styles from './order-list.module.css';

const MAX_PICTURES = 4;

/** An order in the list: pictures, date, status and total. */
export const OrderEntryView = ({ order }: { order: OrderEntry }) => {
  const t = useT();
  const statusText = useStatusText();
  const money = useMoney();
  const date = useDate();
  const { number, lines } = order;
  const pictures = lines.filter(({ image }) => image).slice(0, MAX_PICTURES);
  return (
    <li className={styles.order}>
      <header className={styles.head}>
        <h2 className={styles.number} tabIndex={-1}>
          {t('orders.number', { number })}
        </h2>
        <Badge>{statusText(order.status, order.isOnItsWay)}</Badge>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('orders.placed')}</dt>
          <dd>{date(order.date)}</dd>
        </div>
        <div>
          <dt>{t('orders.total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
      <div className={styles.lines}>
        {pictures.map(({ id, image }) => (
          <span key={id} className={styles.picture}>
            <Image src={image} alt="" width={80} sizes="3.5rem" />
          </span>
        ))}
        <p className={styles.names}>{lines.map(({ name }) => name).join(', ')}</p>
      </div>
      <Link
        className={buttonClass({ kind: 'default', size: 'medium' })}
        href={`/order-history?order=${number}`}
        aria-label={t('orders.details.label', { number })}
      >
        {t('orders.details')}
      </Link>
    </li>
  );
};
