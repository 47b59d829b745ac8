import { dateFormat } from '#contract/date-format.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** Formats a day (YYYY-MM-DD) in words. */
export const useQuoteDay = (): ((day: string) => string) => {
  const { storeView } = usePlatform();
  const format = dateFormat(storeView.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
};
