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
 * The query keys that may be measured: those that decide what a page shows, and campaign keys (decision 7: never an
 * e-mail, a name, a token).
 */
export const isMeasuredKey = (key: string): boolean => isPageQueryKey(key) || CAMPAIGN_KEYS.has(key);

/** The URL as it may be sent: origin, path and allowed query keys; of another site its origin only. */
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
