import type { RestRequest } from './types.ts';

/** The version of an `If-Match` header; undefined without one. */
export const ifMatch = ({ headers }: Pick<RestRequest, 'headers'>): string | undefined =>
  /^(?:W\/)?"([^"]{1,64})"$/.exec(headers['if-match']?.trim() ?? '')?.[1];

/** `If-Match: "3"` means that the caller has read version 3, the number of changes so far. */
export const expectedVersion = (request: RestRequest): number | undefined => {
  const version = ifMatch(request);
  return version !== undefined && /^\d{1,6}$/.test(version) ? Number(version) : undefined;
};
