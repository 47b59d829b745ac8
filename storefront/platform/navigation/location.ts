import { pageQueryOf } from './page-query.ts';
import type { SearchValues } from './router-context.ts';
import { formatSearch, parseSearch } from './search-codec.ts';
import type { HistoryLocation } from './history.ts';

/** A URL without the prefix of the store view. */
export type Location = {
  href: string;
  /** Decoded, except for escapes that would change the path: `%2F`, `%3F`, `%23`, `%25`. */
  pathname: string;
  search: SearchValues;
  searchStr: string;
  /** Without `#`, decoded. */
  hash: string;
  /** Key of the history entry. */
  key: string;
};

const decoded = (text: string): string => {
  try {
    return decodeURI(text.replaceAll('%25', '%2525'));
  } catch {
    return text;
  }
};

/** Encodes a pathname; the reverse of decoding. */
export const encodedPath = (pathname: string): string => encodeURI(pathname).replaceAll('%25', '%');

const withoutPrefix = (path: string, prefix: string): string => {
  const start = path.slice(0, prefix.length).toLowerCase();
  const rest = path.slice(prefix.length);
  return prefix && start === prefix.toLowerCase() && (!rest || rest.startsWith('/')) ? rest || '/' : path;
};

export const locationOf = ({ pathname, search, hash, key }: HistoryLocation, prefix: string): Location => {
  const path = withoutPrefix(pathname, prefix);
  const values = parseSearch(search);
  const searchStr = formatSearch(values);
  return {
    href: path + searchStr + hash,
    pathname: decoded(path),
    search: values,
    searchStr,
    hash: decoded(hash.slice(1)),
    key,
  };
};

/** Key of the page at a location, without hash, campaign and personal parameters. */
export const pageKeyOf = ({ pathname, search }: Location): string => pathname + formatSearch(pageQueryOf(search));
