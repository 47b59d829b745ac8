import type { ReactNode } from 'react';
import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import styles from './product-list.module.css';

/** Marks the products as being replaced. It follows the router by itself: the list need not render for it. */
export const BusyProducts = ({ children }: { children: ReactNode }) => {
  const isBusy = useRouterState(({ isLoading }) => isLoading);
  return (
    <div className={styles.products} aria-busy={isBusy}>
      {children}
    </div>
  );
};
