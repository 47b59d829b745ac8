import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { reserveBottom } from '#storefront/ui/use-bottom-space.ts';
import { ToastList } from './toast-list.tsx';
import styles from './toast-list.module.css';

const makeRegion = (): HTMLElement => {
  const region = document.createElement('div');
  region.className = styles.region ?? '';
  region.setAttribute('popover', 'manual');
  region.setAttribute('role', 'status');
  return region;
};

/** Content outside an open modal dialog is inert and not announced. */
const placeNow = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const bringTo = (place: Element, region: HTMLElement): void => {
  if (region.parentElement !== place) place.append(region);
};

/**
 * The live region, present from the start so that screen readers announce changes. It is a popover to appear above open
 * dialogs, and is moved into the topmost one.
 */
export const ToastRegion = () => {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [region] = useState(makeRegion);

  useEffect(() => {
    document.body.append(region);
    return () => region.remove();
  }, [region]);

  useEffect(() => {
    if (!region.showPopover) return;
    const show = (): void => {
      bringTo(placeNow(), region);
      // Reopened with each toast, to be on top of the top layer.
      if (region.matches(':popover-open')) region.hidePopover();
      region.showPopover();
    };
    if (!toasts.length) {
      bringTo(document.body, region);
      return;
    }
    show();
    const dialogs = new MutationObserver(() => {
      if (region.parentElement !== placeNow()) show();
    });
    const release = reserveBottom('toasts', region);
    dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      dialogs.disconnect();
      release();
      region.hidePopover();
    };
  }, [region, toasts]);

  return createPortal(toasts.length > 0 && <ToastList toasts={toasts} />, region);
};
