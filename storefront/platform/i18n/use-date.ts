import { dateFormat } from '#contract/date-format.ts';
import { useCallback } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/**
 * Formats a UTC timestamp of the contract (`2026-11-21 14:00:00`, or ISO 8601 as receipts have it) as a date in the shopper's
 * language and time zone.
 */
export const useDate = (): ((text: string) => string) => {
  const { languageTag } = usePlatform().storeView;
  return useCallback(
    (text) => {
      const date = new Date(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`);
      return Number.isNaN(date.getTime()) ? text : dateFormat(languageTag, { dateStyle: 'long' }).format(date);
    },
    [languageTag],
  );
};
