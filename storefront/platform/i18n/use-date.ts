import { dateFormat, DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import { useCallback } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/**
 * Formats a UTC timestamp of the contract (`2026-11-21 14:00:00`, or ISO 8601 as receipts have it) as a date in the shopper's
 * language and the shop's time zone, as mails and invoices do: an order has one date. A day (`2026-11-21`) is the same everywhere.
 */
export const useDate = (): ((text: string) => string) => {
  const { storeView, timeZone: shopZone = DEFAULT_TIME_ZONE } = usePlatform();
  const { languageTag } = storeView;
  return useCallback(
    (text) => {
      const isMoment = text.length > 10;
      const date = new Date(text.includes('T') || !isMoment ? text : `${text.replace(' ', 'T')}Z`);
      const timeZone = isMoment ? shopZone : 'UTC';
      return Number.isNaN(date.getTime())
        ? text
        : dateFormat(languageTag, { dateStyle: 'long', timeZone }).format(date);
    },
    [languageTag, shopZone],
  );
};
