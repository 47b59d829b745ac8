import { useFeature } from '#storefront/platform/platform.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { MoreOrders } from './more-orders.tsx';
import { OrderEntryView } from './order-entry.tsx';
import { filterOnWire, ordersPath, type OrderFilter } from './order-filter.ts';
import { OrderSearch } from './order-search.tsx';
import { useOrders } from './use-orders.ts';
import styles from './order-list.module.css';

const NoOrders = ({ onwardLinks }: { onwardLinks: ReactNode }) => {
  const t = useT();
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.title}>{t('orders.empty')}</h2>
        <p className={styles.text}>{t('orders.empty.text')}</p>
        <Link className={buttonClass()} href="/">
          {t('orders.empty.shop')}
        </Link>
      </div>
      {onwardLinks}
    </>
  );
};

/**
 * Focuses the first new order after loading more, because the button has moved or is gone. A new search cancels this.
 */
const useFocusOnNew = (shown: number, lookedFor: string) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    before.current = undefined;
  }, [lookedFor]);
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    list.current?.children[before.current]?.querySelector('h2')?.focus();
    before.current = undefined;
  }, [shown]);
  return { list, awaitMore: () => (before.current = shown) };
};

type Props = { pages: number; filter: OrderFilter; onwardLinks: ReactNode };

export const OrderList = ({ pages, filter, onwardLinks }: Props) => {
  const t = useT();
  const address = useAddress();
  const router = useRouter();
  const canTrack = useFeature('links to order tracking');
  const isFiltered = filterOnWire(filter) !== undefined;
  const { first, orders, last, isLoading, isFailed, retry } = useOrders(pages, filter);
  const { list, awaitMore } = useFocusOnNew(orders.length, ordersPath(filter));
  const showMore = (page: number) => {
    awaitMore();
    void router.navigate(address(ordersPath(filter, page)), { isReplacing: true, keepsScroll: true });
  };
  return (
    <AccountPart query={first}>
      {({ count, pages: all }) => (
        <>
          {(all > 1 || isFiltered) && <OrderSearch filter={filter} />}
          {count === 0 ? (
            isFiltered ? (
              <p className={styles.text} role="status">
                {t('orders.none_such')} <Link href="/order-history">{t('orders.state.all')}</Link>
              </p>
            ) : (
              <NoOrders onwardLinks={onwardLinks} />
            )
          ) : (
            <>
              <p className={styles.count}>{t('orders.count', { count })}</p>
              <ul ref={list} className={styles.orders}>
                {orders.map((order) => (
                  <OrderEntryView key={order.number} order={order} />
                ))}
              </ul>
              {all > 1 && (
                <MoreOrders
                  shown={orders.length}
                  count={count}
                  last={last}
                  isLast={last >= all}
                  isLoading={isLoading}
                  isFailed={isFailed}
                  retry={retry}
                  onMore={showMore}
                />
              )}
            </>
          )}
          {canTrack && (
            <p className={styles.guest}>
              {t('orders.guest')} <a href="#track-my-order">{t('orders.find')}</a>
            </p>
          )}
        </>
      )}
    </AccountPart>
  );
};
