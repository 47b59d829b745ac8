import { useCallback } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** Writes a day: `2026-11-21 14:00:00` UTC as the contract has it becomes `November 21, 2026` or `21 novembre 2026`, in the shopper's zone. */
export const useDate = (): ((text: string) => string) => {
  const { languageTag } = usePlatform().storeView;
  return useCallback(
    (text) => {
      const date = new Date(`${text.replace(' ', 'T')}Z`);
      return Number.isNaN(date.getTime())
        ? text
        : new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(date);
    },
    [languageTag],
  );
};
