import { cachedFormat } from './date-format.ts';
import { languageFacts } from './language-facts.ts';
import type { Language } from './languages.ts';

/**
 * Formats 9:30 as `9:30 a.m.`, in French `9 h 30`. Unlike Intl, the result in these languages is the same on the server,
 * in emails and in every browser.
 */
export const hourName = (hour: number, minute: number, language: Language): string => {
  const write = languageFacts(language).hour;
  if (write) return write(hour, minute);
  const format = cachedFormat(language.replace('_', '-'), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, 1, hour, minute));
};
