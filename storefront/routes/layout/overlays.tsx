import { ToastRegion } from '#storefront/features/toasts/toast-region.tsx';
import { HashModals } from './hash-modals.tsx';

/** What lies over every page, fetched right after it: dialogs that an address opens, and toasts. */
export default function Overlays() {
  return (
    <>
      <HashModals />
      <ToastRegion />
    </>
  );
}
