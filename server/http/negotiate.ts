export type Encoding = 'br' | 'gzip' | 'identity';

const quality = (part: string): number => {
  const match = /;\s*q=([0-9.]+)/.exec(part);
  return match ? Number(match[1]) : 1;
};

const accepts = (header: string, name: string): boolean => {
  for (const part of header.split(',')) {
    const token = part.split(';', 1)[0]?.trim().toLowerCase();
    if (token === name) return quality(part) > 0;
  }
  return false;
};

const known = new Map<string, Encoding>();

/** The best precompressed encoding that the `Accept-Encoding` header allows. */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (known.size < 200) known.set(header, encoding);
  return encoding;
};

/**
 * Whether the `Accept` header names this media type itself (a wildcard does not prove that the browser supports it).
 */
export const acceptsType = (header: string | undefined, type: string): boolean =>
  header !== undefined && accepts(header, type);
