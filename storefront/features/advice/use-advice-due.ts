import { useEffect, useState } from 'react';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { whenIdle } from '#storefront/ui/when-idle.ts';
import { isAdviceDue } from './advice-rule.ts';

/** True once the browser is idle, on a visit that has not been advised yet. */
export const useAdviceDue = (): boolean => {
  const [isDue, setIsDue] = useState(false);
  useEffect(
    () =>
      whenIdle(() =>
        setIsDue(isAdviceDue({ path: location.pathname, userAgent: navigator.userAgent, storage: browserStorage })),
      ),
    [],
  );
  return isDue;
};
