/** Identity of the release this worker belongs to; the build writes it. Pages of another release are thrown away. */
declare const __RELEASE__: string;

export const RELEASE: string = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'development';

const PREFIX = 'tessera';

/** Pages name the files of their release, so each release keeps its own; files and pictures never change under their names. */
export const CACHES = { pages: `${PREFIX}-pages-${RELEASE}`, files: `${PREFIX}-files`, pictures: `${PREFIX}-pictures` } as const;

const DAY = 24 * 3600;

export const KEPT = {
  pages: { maxEntries: 40, maxAgeSeconds: 7 * DAY },
  files: { maxEntries: 300, maxAgeSeconds: 60 * DAY },
  pictures: { maxEntries: 200, maxAgeSeconds: 30 * DAY },
} as const;

/** Caches of ours that no longer serve: pages of earlier releases. */
export const isOutdated = (name: string): boolean => name.startsWith(`${PREFIX}-`) && !Object.values<string>(CACHES).includes(name);
