import { regionOfPostcode } from '#contract/postcode-region.ts';

/** What a postal code tells of its place; either part may be unknown. */
export type FoundPlace = { region?: string | undefined; city?: string | undefined };

/** Finds the place of a postal code, whole or its beginning; undefined where it does not know. Rejects when it cannot tell. */
export type PlaceLookup = (countryId: string, postcode: string) => Promise<FoundPlace | undefined>;

/** By the prefixes of postal codes alone: they tell provinces and states, not cities. Asks nobody. */
export const prefixLookup: PlaceLookup = async (countryId, postcode) => {
  const region = regionOfPostcode(countryId, postcode);
  return region === undefined ? undefined : { region };
};
