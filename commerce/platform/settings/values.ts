import { isReservedAddress } from '#contract/reserved-addresses.ts';
import type { StorePaths } from '#contract/store-views.ts';
import * as v from 'valibot';

export const wholeNumber = (smallest: number, largest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(smallest, `must be at least ${smallest}`),
    v.maxValue(largest, `must be at most ${largest}`),
  );

export const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    ),
  );

/** Part of every page's content security policy, and the target of POSTs: no credentials, query or fragment. */
export const collector = v.pipe(
  address(['http:', 'https:']),
  v.check((value) => {
    const { username, password, search, hash } = new URL(value);
    return `${username}${password}${search}${hash}` === '';
  }, 'must be an address without a user, a query or a fragment'),
);

export const emailAddress = v.pipe(v.string(), v.email('must be an e-mail address'));

export const yesOrNo = v.pipe(
  v.picklist(['1', '0', 'true', 'false', 'yes', 'no'], 'must be true or false'),
  v.transform((value) => ['1', 'true', 'yes'].includes(value)),
);

const STORE_PATH = /^(\w+):\/([\w-]*)$/;

/** `default:/,fr:/fr` as prefixes by store view code; the prefix of `/` is empty. */
export const storePaths = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim())),
  v.everyItem((pair) => STORE_PATH.test(pair), 'must be pairs such as default:/,fr:/fr, with one path segment each'),
  v.transform((pairs) =>
    pairs.map((pair) => STORE_PATH.exec(pair)).map((found) => [found?.[1] ?? '', found?.[2] ?? '']),
  ),
  v.check(
    (pairs) => [0, 1].every((part) => new Set(pairs.map((pair) => pair[part]?.toLowerCase())).size === pairs.length),
    'must name each store view and each path once',
  ),
  v.check(
    (pairs) => pairs.every(([, segment = '']) => segment === '' || !isReservedAddress([], segment)),
    'must not name a path of the shop itself',
  ),
  v.transform((pairs): StorePaths =>
    Object.fromEntries(pairs.map(([code = '', segment]) => [code, segment ? `/${segment}` : ''])),
  ),
);

export const withoutTrailingSlash = (value: string): string => value.replace(/\/+$/, '');

/** `/path`, a port, or `off`. */
export const counterAddress = v.pipe(
  v.string(),
  v.regex(/^(?:off|\/[\w-]{1,40}|\d{1,5})$/, 'must be off, a path such as /counter, or a port'),
  v.check((text) => !/^\d/.test(text) || Number(text) <= 65_535, 'must be a port up to 65535'),
  v.transform((text): { path: string } | { port: number } | undefined => {
    if (text === 'off') return undefined;
    return text.startsWith('/') ? { path: text } : { port: Number(text) };
  }),
  v.check(
    (given) => !given || !('path' in given) || !isReservedAddress([], given.path),
    'must not be a path of the shop itself',
  ),
);
