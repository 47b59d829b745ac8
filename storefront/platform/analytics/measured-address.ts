import { isPageQueryKey } from '#contract/page-render.ts';
import { withoutPersonalText } from '#contract/personal-text.ts';

const CAMPAIGN_KEYS: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
]);

/**
 * Returns whether a query key may be measured: keys that select page content, and campaign keys, but never an email
 * address, name or token (decision 7).
 */
export const isMeasuredKey = (key: string): boolean => isPageQueryKey(key) || CAMPAIGN_KEYS.has(key);

/**
 * Reduces a URL to the part that may be sent: origin, path and allowed query keys; for another site only the origin.
 */
export const measuredAddress = (address: string, origin: string): string => {
  if (address === '' || !URL.canParse(address, origin)) return '';
  const url = new URL(address, origin);
  if (url.origin !== origin) return /^https?:$/.test(url.protocol) ? `${url.origin}/` : '';
  const allowed = [...url.searchParams]
    .filter(([key]) => isMeasuredKey(key))
    .map(([key, value]): [string, string] => [key, withoutPersonalText(value)]);
  const query = new URLSearchParams(allowed).toString();
  return `${url.origin}${withoutPersonalText(url.pathname)}${query ? `?${query}` : ''}`;
};
