import { encodedFilePath } from '#contract/file-path.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// oxlint-disable-next-line no-control-regex -- browsers drop these characters, and `java\tscript:` becomes a scheme
const INVISIBLE = /[\u0000-\u0020\u007f]/g;

/** Makes URLs on our own origins root-relative; undefined for an invalid URL. */
const ownPath = (address: string, origins: readonly string[]): string | undefined => {
  if (!URL.canParse(address, 'https://x.invalid')) return undefined;
  const url = new URL(address, 'https://x.invalid');
  return origins.includes(url.origin) ? `${url.pathname}${url.search}${url.hash}` : undefined;
};

const BLANK = '%20';

const clean = (address: string | undefined): string => {
  let text = (address ?? '').replace(INVISIBLE, (sign) => (sign === ' ' ? BLANK : ''));
  while (text.startsWith(BLANK)) text = text.slice(BLANK.length);
  while (text.endsWith(BLANK)) text = text.slice(0, -BLANK.length);
  return text;
};

/** Returns a safe URL for a link (page, email, telephone); undefined for all others. */
export const safeHref = (address: string | undefined, origins: readonly string[] = []): string | undefined => {
  const text = clean(address);
  if (text === '' || text.startsWith('//') || /^[/]?\\/.test(text)) return undefined;
  if (/^(?:mailto|tel):/i.test(text)) return text;
  if (/^https?:/i.test(text)) return ownPath(text, origins) ?? (URL.canParse(text) ? text : undefined);
  if (SCHEME.test(text)) return undefined;
  return text.startsWith('/') || text.startsWith('#') ? text : `/${text.replace(/^(?:\.{0,2}\/)+/, '')}`;
};

/** Returns a safe HTTP URL for a picture, on any site. */
export const safeSource = (address: string | undefined, origins: readonly string[] = []): string | undefined => {
  // A space ends a URL in a srcset, and headers allow only these characters.
  const text = safeHref(address?.trim().toWellFormed(), origins)?.replaceAll(
    /[^\x21-\x7e]+|["'<>()]/g,
    encodedFilePath,
  );
  return text && !/^(?:mailto|tel|#)/i.test(text) ? text : undefined;
};
