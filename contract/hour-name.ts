const NBSP = '\u00a0';

/**
 * Formats 9:30 as `9:30 a.m.`, in French `9 h 30`. Unlike Intl, the result is the same on the server, in emails and in
 * every browser.
 */
export const hourName = (hour: number, minute: number, language: 'en' | 'fr'): string => {
  if (language === 'fr') return `${hour}${NBSP}h${minute ? `${NBSP}${String(minute).padStart(2, '0')}` : ''}`;
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${NBSP}${hour < 12 ? 'a.m.' : 'p.m.'}`;
};
