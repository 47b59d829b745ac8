import { dateFormat } from '#contract/date-format.ts';
import { useCallback } from 'react';
import { usePlatform } from '../platform.tsx';

const FORMS = {
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  date: { month: 'long', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
} as const;

/** Formats a day (YYYY-MM-DD) in the shopper's language, independent of time zones. */
export const useDay = (form: keyof typeof FORMS): ((day: string) => string) => {
  const { languageTag } = usePlatform().storeView;
  return useCallback(
    (day) => dateFormat(languageTag, { ...FORMS[form], timeZone: 'UTC' }).format(new Date(day)),
    [languageTag, form],
  );
};
