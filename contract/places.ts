/** Endpoint that finds the town of a postal code: `?country=CA&postcode=H2Y`. */
export const PLACE_PATH = '/api/place';

/** Town and region of a postal code; both absent if the code is unknown or belongs to several towns. */
export type PostalPlace = { city?: string; region?: string };

/**
 * The part of a postal code that identifies a town: three characters in Canada, five digits in the United States.
 * Returns undefined for an incomplete or invalid code.
 */
export const placeKey = (countryId: string, postcode: string): string | undefined => {
  const text = postcode.trim().toUpperCase();
  if (countryId === 'US') return /^\d{5}(?:-?\d{0,4})?$/.test(text) ? text.slice(0, 5) : undefined;
  if (countryId !== 'CA') return undefined;
  // Canadian postal codes never contain D, F, I, O, Q or U, nor begin with W or Z.
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:[ -]?(?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?)?$/.test(text)
    ? text.slice(0, 3)
    : undefined;
};

/** Endpoints for address suggestions and for the details of a suggestion; only active with a configured provider. */
export const ADDRESS_SUGGESTIONS_PATH = '/api/addresses';
export const ADDRESS_DETAILS_PATH = '/api/addresses/details';

/** Shorter input would match too many addresses. */
export const MIN_ADDRESS_LENGTH = 4;
export const MAX_ADDRESS_LENGTH = 200;

/** `session` is a random id for all requests of one address search: providers bill by it. */
export type AddressQuestion = { input: string; country: string; language: string; session: string };
export type AddressSuggestion = { id: string; main: string; secondary: string };
export type AddressDetailsQuestion = { id: string; language: string; session: string };

/** A complete address by the form's field names; empty text for parts unknown to the provider. */
export type FoundAddress = Record<'street_1' | 'street_2' | 'city' | 'region' | 'postcode' | 'country_id', string>;
