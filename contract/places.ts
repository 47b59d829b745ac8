/** Endpoint of our server for the town of a postal code: `?country=CA&postcode=H2Y`. */
export const PLACE_PATH = '/api/place';

/** What a postal code tells; both absent where the code is of no place, or of several. */
export type PostalPlace = { city?: string; region?: string };

/**
 * What tells towns apart: three characters in Canada, five digits in the United States. Undefined while there are fewer,
 * and of what is no postal code.
 */
export const placeKey = (countryId: string, postcode: string): string | undefined => {
  const text = postcode.trim().toUpperCase();
  if (countryId === 'US') return /^\d{5}(?:-?\d{0,4})?$/.test(text) ? text.slice(0, 5) : undefined;
  if (countryId !== 'CA') return undefined;
  // No code of Canada has D, F, I, O, Q or U; W and Z begin none.
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:[ -]?(?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?)?$/.test(text)
    ? text.slice(0, 3)
    : undefined;
};

/** Where a shop that has a provider of addresses is asked for those that begin as somebody types, and for one of them. */
export const ADDRESS_SUGGESTIONS_PATH = '/api/addresses';
export const ADDRESS_DETAILS_PATH = '/api/addresses/details';

/** Shorter beginnings are of too many addresses. */
export const MIN_ADDRESS_LENGTH = 4;
export const MAX_ADDRESS_LENGTH = 200;

/** `session` is a fresh random name for what leads to one chosen address: providers count by it. */
export type AddressQuestion = { input: string; country: string; language: string; session: string };
export type AddressSuggestion = { id: string; main: string; secondary: string };
export type AddressDetailsQuestion = { id: string; language: string; session: string };

/** A chosen address, by the names of the form's fields; empty where the provider does not know a part. */
export type FoundAddress = Record<'street_1' | 'street_2' | 'city' | 'region' | 'postcode' | 'country_id', string>;
