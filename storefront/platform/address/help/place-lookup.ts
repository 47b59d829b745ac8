import { PLACE_PATH, placeKey, type PostalPlace } from '#contract/places.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';

/**
 * Finds the place of a complete or partial postal code; undefined for an unknown one. Rejects when the lookup fails.
 */
export type PlaceLookup = (
  countryId: string,
  postcode: string,
  signal?: AbortSignal,
) => Promise<PostalPlace | undefined>;

/** Finds the region by the prefix of the postal code, without a request. */
export const prefixLookup: PlaceLookup = async (countryId, postcode) => {
  const region = regionOfPostcode(countryId, postcode);
  return region === undefined ? undefined : { region };
};

/** Also finds the town, in the server's table. */
export const tableLookup: PlaceLookup = async (countryId, postcode, signal) => {
  const byPrefix = await prefixLookup(countryId, postcode);
  const key = placeKey(countryId, postcode);
  if (!key) return byPrefix;
  const response = await fetch(`${PLACE_PATH}?${new URLSearchParams({ country: countryId, postcode: key })}`, {
    ...(signal && { signal }),
    headers: { accept: 'application/json' },
  }).catch(() => undefined);
  const place = response?.ok ? ((await response.json()) as PostalPlace) : {};
  return { ...byPrefix, ...place };
};
