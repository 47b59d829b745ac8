import { pageQueryOf } from './page-query.ts';
import type { SearchValues } from './router-context.ts';
import { formatSearch, parseSearch } from './search-codec.ts';
import type { HistoryLocation } from './history.ts';

/** An address in the shop's own terms: without the prefix of the store view. */
export type Location = {
  href: string;
  /** Decoded, but for what would change the path: `%2F`, `%3F`, `%23`, `%25`. */
  pathname: string;
  search: SearchValues;
  searchStr: string;
  /** Without `#`, decoded. */
  hash: string;
  /** Of its entry in the history. */
  key: string;
};

const decoded = (text: string): string => {
  try {
    return decodeURI(text.replaceAll('%25', '%2525'));
  } catch {
    return text;
  }
};

/** The reverse: a pathname as addresses write it. */
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

/** What two addresses have in common that show the same page: all but hash, campaign and personal parameters. */
export const pageKeyOf = ({ pathname, search }: Location): string => pathname + formatSearch(pageQueryOf(search));
