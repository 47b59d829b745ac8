import type { Settings } from '#commerce/platform/settings.ts';

/** Longer than this a CDN may not read them all; such a page stays with us. */
const MAX_TAG_BYTES = 4_000;

/** Cache tags as both kinds of CDN read them: without spaces and commas. */
export const cdnTag = (tag: string): string =>
  tag.replaceAll(/[^\w:./-]/g, (letter) => encodeURIComponent(letter).replaceAll(/[^\w%]/g, '_'));

/**
 * What lets a CDN keep a page that all guests share, and purge it by tag; undefined when it must not. Browsers go on
 * asking each time: how long a stale copy may be shown is said only where browsers do not read it.
 */
export const cdnHeaders = (
  { seconds, staleSeconds }: Settings['cdn'],
  tags: ReadonlySet<string>,
): Record<string, string> | undefined => {
  const names = [...tags].map(cdnTag).sort();
  if (seconds === 0 || names.join(' ').length > MAX_TAG_BYTES) return undefined;
  const kept = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}`;
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'cdn-cache-control': kept,
    'surrogate-control': kept,
    'cache-tag': names.join(','),
    'surrogate-key': names.join(' '),
  };
};
