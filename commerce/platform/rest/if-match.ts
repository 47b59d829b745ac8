import type { RestRequest } from './types.ts';

/** `If-Match: "3"` means that the caller has read version 3, the number of changes so far. */
export const expectedVersion = ({ headers }: RestRequest): number | undefined => {
  const [, version] = /^(?:W\/)?"(\d{1,6})"$/.exec(headers['if-match']?.trim() ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
};
