import { splitStorePath, viewOfCode } from '#contract/store-views.ts';
import type { Platform } from '../platform.tsx';

type Site = Pick<Platform, 'storeView' | 'storeViews'>;

/** The URL of a clicked or hovered link if the router can handle it: same origin and store view, no download. */
export const routableAnchor = (target: EventTarget | null, site: Site): URL | undefined => {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor || anchor.hasAttribute('download') || anchor.dataset['reload'] !== undefined) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/media/')) return undefined;
  return isWithin(url.pathname, site) ? url : undefined;
};

/** Returns whether a path belongs to the page's store view. */
const isWithin = (path: string, { storeView, storeViews }: Site): boolean => {
  const segment = path.split('/', 2)[1] ?? '';
  const isDefaultByCode = storeView.prefix === '' && viewOfCode(storeViews, segment) !== undefined;
  return !isDefaultByCode && splitStorePath(storeViews, path).storeView.code === storeView.code;
};
