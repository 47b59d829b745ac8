import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { ToastList } from './toast-list.tsx';
import styles from './toast-list.module.css';

/** The live region, there from the start so that it is listened to. As a popover it also shows above an open dialog. */
export const ToastRegion = () => {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = region;
    if (!current?.showPopover) return;
    // Shown anew with each toast: the last to be shown lies on top.
    if (current.matches(':popover-open')) current.hidePopover();
    if (toasts.length) current.showPopover();
  }, [toasts]);

  return (
    <div ref={region} className={styles.region} popover="manual" role="status">
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </div>
  );
};
