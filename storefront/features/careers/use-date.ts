import { dateFormat } from '#contract/date-format.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** Formats a date (YYYY-MM-DD) in words. */
export const useDate = (): ((day: string) => string) => {
  const { languageTag } = usePlatform().storeView;
  const format = dateFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? format.format(new Date(`${day}T12:00:00Z`)) : day);
};
