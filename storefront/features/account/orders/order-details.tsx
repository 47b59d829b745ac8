import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { AccountPart, LoadingPart } from '../area/account-part.tsx';
import { LifeActions } from './life/life-actions.tsx';
import { orderLifeQuery } from './life/life-query.ts';
import type { OrderLife } from './life/life.ts';
import { LifeView } from './life/life-view.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { orderQuery } from './orders-queries.ts';
import type { Order } from './order.ts';
import { OrderSums } from './order-sums.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { useStatusText } from './use-status-text.ts';
import styles from './order-details.module.css';

/** A complete order; opening "Track My Order" from here fills in its number. */
export const OrderSheet = ({
  order,
  life,
  actions,
  after,
}: {
  order: Order;
  life: OrderLife | null | undefined;
  actions?: ReactNode;
  /** Documents and returns. */
  after?: ReactNode;
}) => {
  const t = useT();
  const statusText = useStatusText();
  const date = useDate();
  const platform = usePlatform();
  const title = useRef<HTMLHeadingElement>(null);
  // The route does not change, so no route announcement moves the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h2 ref={title} className={styles.title} tabIndex={-1}>
            {t('orders.number', { number: order.number })}
          </h2>
          <p className={styles.date}>
            {t('orders.placed')} {date(order.date)}
          </p>
        </div>
        <Badge>{statusText(order.status, life?.isOnItsWay)}</Badge>
      </header>
      <div className={styles.actions}>
        {hasFeature(platform, 'order tracking') && (
          <Button kind="secondary" size="medium" onClick={() => openModal('track-my-order', order.number)}>
            {t('orders.track')}
          </Button>
        )}
        {actions}
      </div>
      {life && <LifeView life={life} lines={order.lines} />}
      {after}
      <OrderLines lines={order.lines} lots={life?.lots} later={life?.later} />
      {order.sums && (
        <OrderSums sums={order.sums} isVirtual={order.isVirtual ?? false} creditMemos={life?.creditMemos} />
      )}
      <OrderFacts order={order} life={life} />
    </article>
  );
};

/** Renders the after-sales part of an order by its token. */
export type AfterSlot = (token: string) => ReactNode;

export const OrderDetails = ({ number, after }: { number: string; after?: AfterSlot | undefined }) => {
  const t = useT();
  const platform = usePlatform();
  // Both are shown together, so that nothing moves; without data the order is shown alone.
  const life = useQuery(orderLifeQuery(platform, number));
  return (
    <>
      <Link className={styles.back} href="/order-history">
        <Icon name="chevron-left" size={18} />
        {t('orders.all')}
      </Link>
      <AccountPart query={useQuery(orderQuery(platform, number))}>
        {(order) => {
          if (!order) return <p role="status">{t('orders.missing')}</p>;
          return life.isPending ? (
            <LoadingPart />
          ) : (
            <OrderSheet
              order={order}
              life={life.data}
              actions={life.data && <LifeActions number={order.number} life={life.data} />}
              after={life.data && after?.(life.data.token)}
            />
          );
        }}
      </AccountPart>
    </>
  );
};
