import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import type { ReactNode } from 'react';
import { OwnFiles } from '../files/own-files.tsx';
import { OrderDetails, type AfterSlot } from './order-details.tsx';
import { filterOf, MAX_ORDER_PAGES } from './order-filter.ts';
import { OrderList } from './order-list.tsx';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** The customer's orders (RT-11), or the single order of `?order=`. `onwardLinks` is shown if there are none. */
export const OrderHistory = ({ onwardLinks, after }: { onwardLinks?: ReactNode; after?: AfterSlot }) => {
  const query = useSearch();
  const { order, page } = query;
  const number = textOf(order);
  return (
    <>
      {number ? (
        <OrderDetails key={number} number={number} after={after} />
      ) : (
        <OrderList
          onwardLinks={onwardLinks}
          filter={filterOf(query)}
          pages={Math.min(MAX_ORDER_PAGES, Math.max(1, Number.parseInt(textOf(page) ?? '1', 10) || 1))}
        />
      )}
      <OwnFiles order={number} />
    </>
  );
};
