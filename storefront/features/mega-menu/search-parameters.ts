import { MODAL_KEY } from '#storefront/platform/page/modal-key.ts';

const NAMED = 'search_params=';

/** Parameters that an editor added to an entry's URL. Magento keeps them among the entry's additional data. */
export const searchParametersOf = (facts: readonly string[] | null | undefined): string | undefined =>
  facts?.find((fact) => fact.startsWith(NAMED))?.slice(NAMED.length) || undefined;

const queryOf = (address: string): string => address.split('#', 1)[0]?.split('?')[1] ?? '';

/** The dialog an entry opens: named alone (`sign-in`), or by the URL's search parameter. */
export const modalOf = (address: string, parameters: string | undefined): string | undefined => {
  if (parameters && !parameters.includes('=')) return parameters;
  return (
    [parameters ?? '', queryOf(address)]
      .map((query) => new URLSearchParams(query).get(MODAL_KEY))
      .find((name) => name) ?? undefined
  );
};

/** Adds any other parameters to the URL. */
export const withSearch = (address: string, parameters: string | undefined): string => {
  if (!parameters) return address;
  const [path = '', hash] = address.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.replace(/^\?/, '')}${hash === undefined ? '' : `#${hash}`}`;
};
