import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { Pagination } from '#storefront/ui/pagination/pagination.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { OrderEntryView } from './order-entry.tsx';
import { filterOnWire, ordersPath, type OrderFilter } from './order-filter.ts';
import { OrderSearch } from './order-search.tsx';
import { orderHistoryQuery } from './orders-queries.ts';
import styles from './order-list.module.css';

const NoOrders = ({ onwardLinks }: { onwardLinks: ReactNode }) => {
  const t = useT();
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.title}>{t('orders.empty')}</h2>
        <p className={styles.text}>{t('orders.empty.text')}</p>
        <Link className={buttonClass()} href="/manufactured-tiles">
          {t('orders.empty.shop')}
        </Link>
      </div>
      {onwardLinks}
    </>
  );
};

type Props = { page: number; filter: OrderFilter; onwardLinks: ReactNode };

export const OrderList = ({ page, filter, onwardLinks }: Props) => {
  const t = useT();
  const address = useAddress();
  const isFiltered = filterOnWire(filter) !== undefined;
  return (
    <AccountPart query={useQuery(orderHistoryQuery(usePlatform(), page, filter))}>
      {({ orders, count, pages }) => (
        <>
          {(pages > 1 || isFiltered) && <OrderSearch filter={filter} />}
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
              <ul className={styles.orders}>
                {orders.map((order) => (
                  <OrderEntryView key={order.number} order={order} />
                ))}
              </ul>
              <Pagination
                current={page}
                total={pages}
                hrefOf={(wanted) => address(ordersPath(filter, wanted))}
                labels={{
                  nav: t('orders.pages'),
                  previous: t('orders.previous'),
                  next: t('orders.next'),
                  page: (number) => t('orders.page', { page: number }),
                }}
              />
            </>
          )}
          <p className={styles.guest}>
            {t('orders.guest')} <a href="#track-my-order">{t('orders.find')}</a>
          </p>
        </>
      )}
    </AccountPart>
  );
};
