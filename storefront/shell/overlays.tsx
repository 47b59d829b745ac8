import { lazy, Suspense } from 'react';
import { useAdviceDue } from '#storefront/features/advice/use-advice-due.ts';
import { ToastRegion } from '#storefront/platform/toasts/toast-region.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { untilInteraction } from '#storefront/platform/island/until-interaction.ts';
import { useOrderRecovery } from './use-order-recovery.ts';
import { HashModals } from './hash-modals.tsx';

const WebsiteAdvice = lazy(() => untilFetched(() => import('./website-advice.tsx')));

// Nobody orders a sample who has not touched the page; a press waits for this.
const Samples = lazy(async () => {
  await untilInteraction();
  return untilFetched(() => import('./samples.tsx'));
});

/**
 * Overlays of every page, loaded right after it: dialogs opened by the URL, the advice which site to use, and toasts.
 */
export default function Overlays() {
  const isAdviceDue = useAdviceDue();
  useOrderRecovery();
  return (
    <>
      <HashModals />
      <Suspense>{isAdviceDue && <WebsiteAdvice />}</Suspense>
      <Suspense>
        <Samples />
      </Suspense>
      <ToastRegion />
    </>
  );
}
