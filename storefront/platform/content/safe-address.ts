import { encodedFilePath } from '#contract/file-path.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// oxlint-disable-next-line no-control-regex -- browsers drop these characters, and `java\tscript:` becomes a scheme
const INVISIBLE = /[\u0000-\u0020\u007f]/g;

/** Root-relative when the URL is on one of our own origins; undefined when it is unusable. */
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

/** A safe URL for a link: pages, mail, telephone. Undefined for everything else. */
export const safeHref = (address: string | undefined, origins: readonly string[] = []): string | undefined => {
  const text = clean(address);
  if (text === '' || text.startsWith('//') || /^[/]?\\/.test(text)) return undefined;
  if (/^(?:mailto|tel):/i.test(text)) return text;
  if (/^https?:/i.test(text)) return ownPath(text, origins) ?? (URL.canParse(text) ? text : undefined);
  if (SCHEME.test(text)) return undefined;
  return text.startsWith('/') || text.startsWith('#') ? text : `/${text.replace(/^(?:\.{0,2}\/)+/, '')}`;
};

/** A safe URL for a picture: our own or another site's, over HTTP. */
export const safeSource = (address: string | undefined, origins: readonly string[] = []): string | undefined => {
  // A srcset ends an address at a space, and headers have no other letters.
  const text = safeHref(address?.trim().toWellFormed(), origins)?.replaceAll(
    /[^\x21-\x7e]+|["'<>()]/g,
    encodedFilePath,
  );
  return text && !/^(?:mailto|tel|#)/i.test(text) ? text : undefined;
};
