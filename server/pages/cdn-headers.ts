import type { Settings } from '#commerce/platform/settings.ts';

/** CDNs may not read longer lists of tags; such pages are not cached there. */
const MAX_TAG_BYTES = 4_000;

/** Encodes a cache tag for all CDNs, without spaces and commas. */
export const cdnTag = (tag: string): string =>
  tag.replaceAll(/[^\w:./-]/g, (character) => encodeURIComponent(character).replaceAll(/[^\w%]/g, '_'));

/**
 * Headers that let a CDN cache a shared page and purge it by tag; undefined if it must not. Browsers still revalidate
 * each time, because `stale-while-revalidate` is only in headers for CDNs.
 */
export const cdnHeaders = (
  { seconds, staleSeconds }: Settings['cdn'],
  tags: ReadonlySet<string>,
): Record<string, string> | undefined => {
  const names = [...tags].map(cdnTag).sort();
  if (seconds === 0 || names.join(' ').length > MAX_TAG_BYTES) return undefined;
  const lifetime = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}`;
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'cdn-cache-control': lifetime,
    'surrogate-control': lifetime,
    'cache-tag': names.join(','),
    'surrogate-key': names.join(' '),
  };
};
