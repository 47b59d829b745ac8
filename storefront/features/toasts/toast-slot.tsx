import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import styles from './toast-region.module.css';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** The live region, there from the start so that it is listened to; what it shows comes with the first toast. */
export const ToastSlot = () => {
  const isEmpty = useStore(toastStore, (state) => state.toasts.length === 0);
  return (
    <div className={styles.region} aria-live="polite">
      {!isEmpty && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </div>
  );
};
