import { isPrivatePage } from '#contract/private-pages.ts';

export type Kind = 'page' | 'file' | 'picture';

type Asked = Pick<Request, 'method' | 'mode' | 'destination'> & { accept: string };

const INTERFACES = /^\/(?:graphql|rest|health|geocode)(?:\/|$)/;

/** Whether a page may be shown from a copy: what is about one shopper and now would mislead. */
export const isKept = (path: string): boolean => !isPrivatePage(path);

/** What a request of this site is for; undefined for what goes to the network alone: data, films, other methods. */
export const kindOf = (path: string, { method, mode, destination, accept }: Asked): Kind | undefined => {
  if (method !== 'GET' || INTERFACES.test(path)) return undefined;
  if (mode === 'navigate' || accept.startsWith('text/html')) return 'page';
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/media/') && destination !== 'video' && !/\.(?:mp4|webm)$/.test(path)) return 'picture';
  return undefined;
};
