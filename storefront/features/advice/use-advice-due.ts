import { useEffect, useState } from 'react';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { whenIdle } from '#storefront/ui/when-idle.ts';
import { isAdviceDue } from './advice-rule.ts';

/** True once the browser is idle, on a visit that has not been advised yet, if the shop has sites for several countries. */
export const useAdviceDue = (): boolean => {
  const platform = usePlatform();
  const { storeViews } = platform;
  const [isDue, setIsDue] = useState(false);
  const isOffered =
    hasFeature(platform, 'website advice') && new Set(storeViews.map(({ countryId }) => countryId)).size > 1;
  useEffect(() => {
    if (!isOffered) return undefined;
    return whenIdle(() =>
      setIsDue(isAdviceDue({ path: location.pathname, userAgent: navigator.userAgent, storage: browserStorage })),
    );
  }, [isOffered]);
  return isDue;
};
