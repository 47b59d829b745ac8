import { STORE_VIEWS } from '#contract/store-views.ts';

export type Kind = 'page' | 'file' | 'picture';

type Asked = Pick<Request, 'method' | 'mode' | 'destination'> & { accept: string };

// What is there is about one shopper and now: an old copy would mislead.
const LIVE = /^\/(?:cart|checkout|customer|create-account|account-information|address-book|order-history|communications|wishlist|my-payments|saved-payments)(?:\/|$)/;
const INTERFACES = /^\/(?:graphql|rest|health|geocode)(?:\/|$)/;

/** Path without its store view. */
const ownPath = (path: string): string => {
  const segment = path.split('/', 2)[1] ?? '';
  return Object.hasOwn(STORE_VIEWS, segment) ? path.slice(segment.length + 1) || '/' : path;
};

/** Whether a page may be shown from a copy. */
export const isKept = (path: string): boolean => !LIVE.test(ownPath(path));

/** What a request of this site is for; undefined for what goes to the network alone: data, films, other methods. */
export const kindOf = (path: string, { method, mode, destination, accept }: Asked): Kind | undefined => {
  if (method !== 'GET' || INTERFACES.test(path)) return undefined;
  if (mode === 'navigate' || accept.startsWith('text/html')) return 'page';
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/media/') && destination !== 'video' && !/\.(?:mp4|webm)$/.test(path)) return 'picture';
  return undefined;
};
