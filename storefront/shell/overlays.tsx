import { useFeature } from '#storefront/platform/platform.tsx';
import { lazy, Suspense } from 'react';
import { useAdviceDue } from '#storefront/features/advice/use-advice-due.ts';
import { ToastRegion } from '#storefront/platform/toasts/toast-region.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { useOrderRecovery } from './use-order-recovery.ts';
import { HashModals } from './hash-modals.tsx';

const WebsiteAdvice = lazy(() => untilFetched(() => import('./website-advice.tsx')));

// A press on a sample button waits for this code.
const Samples = island(() => import('./samples.tsx'), 'interaction');

/** Overlays of every page, loaded right after it: dialogs opened by the URL, the suggested website, samples and toasts. */
export default function Overlays() {
  const isAdviceDue = useAdviceDue();
  const hasSamples = useFeature('samples');
  useOrderRecovery();
  return (
    <>
      <HashModals />
      <Suspense>{isAdviceDue && <WebsiteAdvice />}</Suspense>
      {hasSamples && <Samples />}
      <ToastRegion />
    </>
  );
}
