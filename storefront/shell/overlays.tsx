import { useFeature } from '#storefront/platform/platform.tsx';
import { lazy, Suspense } from 'react';
import { useAdviceDue } from '#storefront/features/advice/use-advice-due.ts';
import { ToastRegion } from '#storefront/platform/toasts/toast-region.tsx';
import { useCompared } from '#storefront/features/compare/compare-list.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { COMPARE_PATH } from '#contract/compare.ts';
import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useOrderRecovery } from './use-order-recovery.ts';
import { HashModals } from './hash-modals.tsx';

const WebsiteAdvice = lazy(() => untilFetched(() => import('./website-advice.tsx')));

// A press on a sample button waits for this code.
const Samples = island(() => import('./samples.tsx'), 'interaction');

/** Pages on which a comparison distracts, and its own. */
const WITHOUT_PILL = ['/cart', '/checkout', '/checkout/receipt', COMPARE_PATH];

const ComparePill = lazy(() => untilFetched(() => import('#storefront/features/compare/compare-pill.tsx')));

/** Overlays of every page, loaded right after it: dialogs opened by the URL, the suggested website, samples, comparison and toasts. */
export default function Overlays() {
  const isAdviceDue = useAdviceDue();
  const hasSamples = useFeature('samples');
  const hasComparison = useFeature('comparison');
  const path = useRouterState(({ location }) => location.pathname);
  const hasPill = useCompared().length > 0 && hasComparison && !WITHOUT_PILL.includes(path);
  useOrderRecovery();
  return (
    <>
      <HashModals />
      <Suspense>{isAdviceDue && <WebsiteAdvice />}</Suspense>
      {hasSamples && <Samples />}
      <Suspense>{hasPill && <ComparePill />}</Suspense>
      <ToastRegion />
    </>
  );
}
