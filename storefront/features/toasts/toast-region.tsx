import { useStore } from 'zustand';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { ToastList } from './toast-list.tsx';
import styles from './toast-list.module.css';

/** The live region, there from the start so that it is listened to. */
export const ToastRegion = () => {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <div className={styles.region} aria-live="polite">
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </div>
  );
};
