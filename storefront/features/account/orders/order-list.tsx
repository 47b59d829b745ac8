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

export const OrderList = ({ page, onwardLinks }: { page: number; onwardLinks: ReactNode }) => {
  const t = useT();
  const address = useAddress();
  const pageAddress = (wanted: number): string =>
    address(wanted === 1 ? '/order-history' : `/order-history?page=${wanted}`);
  return (
    <AccountPart query={useQuery(orderHistoryQuery(usePlatform(), page))}>
      {({ orders, count, pages }) => (
        <>
          {count === 0 ? (
            <NoOrders onwardLinks={onwardLinks} />
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
                hrefOf={pageAddress}
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
