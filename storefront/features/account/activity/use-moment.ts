import { dateFormat } from '#contract/date-format.ts';
import { useCallback } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** Formats a time in the time zone of a place. */
export const useMoment = (): ((iso: string, timeZone: string | null | undefined) => string) => {
  const { languageTag } = usePlatform().storeView;
  return useCallback(
    (iso, timeZone) =>
      dateFormat(languageTag, {
        dateStyle: 'full',
        timeStyle: 'short',
        ...(timeZone && { timeZone }),
      }).format(new Date(iso)),
    [languageTag],
  );
};
