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

export const withoutTrailingSlash = (value: string): string => value.replace(/\/+$/, '');
