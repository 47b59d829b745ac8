import { lazy, Suspense } from 'react';
import { useChoiceDue } from '#storefront/features/privacy/use-choice.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';

const PrivacyPanel = lazy(async () => ({
  default: (await untilFetched(() => import('#storefront/features/privacy/privacy-panel.tsx'))).PrivacyPanel,
}));

/** The consent question, for visitors who have not answered it. */
export const PrivacyQuestion = () => {
  const isDue = useChoiceDue();
  return <Suspense>{isDue && <PrivacyPanel />}</Suspense>;
};
