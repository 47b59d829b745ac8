import { PLACE_PATH, placeKey, type PostalPlace } from '#contract/places.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';

/** Finds the place of a postal code, whole or its beginning; undefined where it does not know. Rejects when it cannot tell. */
export type PlaceLookup = (
  countryId: string,
  postcode: string,
  signal?: AbortSignal,
) => Promise<PostalPlace | undefined>;

/** By the prefixes of postal codes alone: they tell provinces and states, not towns. Asks nobody. */
export const prefixLookup: PlaceLookup = async (countryId, postcode) => {
  const region = regionOfPostcode(countryId, postcode);
  return region === undefined ? undefined : { region };
};

/** By the shop's table of towns, which the server holds; the province is told without it. */
export const tableLookup: PlaceLookup = async (countryId, postcode, signal) => {
  const byPrefix = await prefixLookup(countryId, postcode);
  const key = placeKey(countryId, postcode);
  if (!key) return byPrefix;
  const answer = await fetch(`${PLACE_PATH}?${new URLSearchParams({ country: countryId, postcode: key })}`, {
    ...(signal && { signal }),
    headers: { accept: 'application/json' },
  }).catch(() => undefined);
  const place = answer?.ok ? ((await answer.json()) as PostalPlace) : {};
  return { ...byPrefix, ...place };
};
