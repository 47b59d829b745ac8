/** Identity of this worker's release, defined by the build. Pages of other releases are deleted. */
declare const __RELEASE__: string;

export const RELEASE: string = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'development';

const PREFIX = 'tessera';

/** Pages reference the files of their release, so each release has its own cache; files and pictures are immutable. */
export const CACHES = {
  pages: `${PREFIX}-pages-${RELEASE}`,
  files: `${PREFIX}-files`,
  pictures: `${PREFIX}-pictures`,
} as const;

const DAY = 24 * 3600;

export const LIMITS = {
  pages: { maxEntries: 40, maxAgeSeconds: 7 * DAY },
  files: { maxEntries: 300, maxAgeSeconds: 60 * DAY },
  pictures: { maxEntries: 200, maxAgeSeconds: 30 * DAY },
} as const;

/** Caches of pages of earlier releases. */
export const isOutdated = (name: string): boolean =>
  name.startsWith(`${PREFIX}-`) && !Object.values<string>(CACHES).includes(name);
