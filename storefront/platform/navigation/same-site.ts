/** The URL of a clicked or hovered link if the router can handle it: same origin and store view, no download. */
export const routableAnchor = (target: EventTarget | null, basePath: string): URL | undefined => {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor || anchor.hasAttribute('download') || anchor.dataset['reload'] !== undefined) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/media/')) return undefined;
  return isWithin(url.pathname, basePath) ? url : undefined;
};

const OTHER_VIEW = /^\/(?:CA_EN|CA_FR|US_EN)(?:\/|$)/;

/** Returns whether a path belongs to the store view of `basePath` ('' for the default view). */
export const isWithin = (path: string, basePath: string): boolean =>
  basePath ? path === basePath || path.startsWith(`${basePath}/`) : !OTHER_VIEW.test(path);
