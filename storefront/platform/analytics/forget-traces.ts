import { cookieNames, removeCookie } from '../browser-storage/cookies.ts';

/** Prefix of the tracker's cookies and storage keys. */
export const TRACKER_PREFIX = 'tessera_measure_';
const TRACES = [TRACKER_PREFIX, '_sp_', 'snowplow'];

const isTrace = (name: string): boolean => TRACES.some((prefix) => name.startsWith(prefix));

/** Access to storage may be blocked. */
const forgetIn = (area: 'localStorage' | 'sessionStorage'): void => {
  try {
    for (const key of Object.keys(window[area])) if (isTrace(key)) window[area].removeItem(key);
  } catch {
    return;
  }
};

/** Removes all cookies and storage keys of the tracker. */
export const forgetTraces = (): void => {
  for (const name of cookieNames()) if (isTrace(name)) removeCookie(name);
  for (const area of ['localStorage', 'sessionStorage'] as const) forgetIn(area);
};
