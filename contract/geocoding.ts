/** Endpoint that finds the country of a position: `?latlng=45.50,-73.57`. */
export const GEOCODE_PATH = '/api/geocode';

/**
 * `status` as in Google's geocoder: OK, ZERO_RESULTS (neither country), OVER_QUERY_LIMIT, REQUEST_DENIED,
 * INVALID_REQUEST, UNKNOWN_ERROR.
 */
export type GeocodedCountry = { status: string; country?: string };
