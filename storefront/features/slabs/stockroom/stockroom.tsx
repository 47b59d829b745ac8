import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '#storefront/ui/pagination/pagination.tsx';
import type { BuyHeld } from '../held-box.tsx';
import { StockCard } from './stock-card.tsx';
import { STOCKROOM, StockroomFilters } from './stockroom-filters.tsx';
import { stockroomQuery } from './stockroom-query.ts';
import { queryOf, type StockroomSearch } from './stockroom-search.ts';
import styles from './stockroom.module.css';

type Props = { search: StockroomSearch; heading: string; intro: ReactNode; buy: BuyHeld };

/** List of all individual slabs in the yards (RT-22). */
export const StockroomList = ({ search, heading, intro, buy }: Props) => {
  const t = useT();
  const inView = useAddress();
  const { data: stockroom } = useSuspenseQuery(stockroomQuery(usePlatform(), search));
  const isFiltered = Object.keys(queryOf({ ...search, page: 1 })).length > 0;
  const pageAddress = (page: number): string => {
    const query = new URLSearchParams(queryOf({ ...search, page })).toString();
    return inView(query ? `${STOCKROOM}?${query}` : STOCKROOM);
  };
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('slabs.breadcrumbs')}
        crumbs={[{ label: t('slabs.home'), href: inView('/') }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <div className={styles.intro}>{intro}</div>
      {stockroom && (
        <>
          <StockroomFilters stockroom={stockroom} search={search} />
          <p role="status" className={styles.count}>
            {t('slabs.stock.count', { count: stockroom.total_count })}
            {isFiltered && (
              <>
                {' '}
                <Link href={STOCKROOM}>{t('slabs.stock.clear')}</Link>
              </>
            )}
          </p>
          {stockroom.items.length > 0 ? (
            <ul className={styles.slabs}>
              {stockroom.items.map((entry, index) => (
                <StockCard
                  key={entry.slab.sku}
                  entry={entry}
                  hours={stockroom.hold_hours}
                  buy={buy}
                  isFirst={index === 0}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{t('slabs.stock.none')}</p>
          )}
          <Pagination
            current={stockroom.page_info.current_page ?? 1}
            total={stockroom.page_info.total_pages ?? 1}
            hrefOf={pageAddress}
            labels={{
              nav: t('slabs.stock.pages'),
              previous: t('slabs.stock.previous'),
              next: t('slabs.stock.next'),
              page: (number) => t('slabs.stock.page.number', { page: number }),
            }}
          />
        </>
      )}
    </div>
  );
};
