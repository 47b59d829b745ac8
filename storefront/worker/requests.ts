import { OFFLINE_PATH } from '#contract/offline.ts';
import { isPrivatePage } from '#contract/pages.ts';
import { PREVIEW_PARAMETER } from '#contract/preview.ts';

export type Kind = 'page' | 'file' | 'picture' | 'offline';

type WorkerRequest = Pick<Request, 'method' | 'mode' | 'destination'> & { accept: string };

const INTERFACES = /^\/(?:graphql|rest|health|geocode|downloadable)(?:\/|$)/;

/**
 * True if a page may be served from a copy: private pages would mislead. The first segment may be the prefix of a store
 * view.
 */
export const isStoredOffline = (path: string): boolean =>
  !isPrivatePage(path) && !isPrivatePage(path.replace(/^\/+[^/]+/, ''));

/** True for a page with a draft of staff, which is never stored. */
export const isPreview = (search: string): boolean => new URLSearchParams(search).has(PREVIEW_PARAMETER);

/** Kind of a same-origin request; undefined for network-only requests: data, videos, other methods. */
export const kindOf = (path: string, { method, mode, destination, accept }: WorkerRequest): Kind | undefined => {
  if (method !== 'GET' || INTERFACES.test(path)) return undefined;
  if (path === OFFLINE_PATH) return 'offline';
  if (mode === 'navigate' || accept.startsWith('text/html')) return 'page';
  if (path.startsWith('/assets/') || path.startsWith('/theme/')) return 'file';
  if (path.startsWith('/media/') && destination !== 'video' && !/\.(?:mp4|webm)$/.test(path)) return 'picture';
  return undefined;
};
