/** Where the shop's server tells the country of a place: `?latlng=45.50,-73.57`. */
// Stryker disable next-line StringLiteral: both sides read it here
export const GEOCODE_PATH = '/api/geocode';

/** `status` as Google's geocoder words it: OK, ZERO_RESULTS (neither country), OVER_QUERY_LIMIT, REQUEST_DENIED, INVALID_REQUEST, UNKNOWN_ERROR. */
export type GeocodedCountry = { status: string; country?: string };
