import type { GeocodedCountry } from '#contract/geocoding.ts';
import type { Place } from './country-of-place.ts';

const ADDRESS = 'https://maps.googleapis.com/maps/api/geocode/json';
const TIMEOUT_MS = 5_000;

type GeocodingResponse = {
  status?: string;
  results?: { address_components?: { short_name?: string; types?: string[] }[] }[];
};

/** Country of a position according to Google; status UNKNOWN_ERROR if Google cannot be reached. */
export const googleCountry = async (
  { latitude, longitude }: Place,
  key: string,
  fetchImplementation: typeof fetch,
): Promise<GeocodedCountry> => {
  const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, result_type: 'country', key });
  try {
    const response = await fetchImplementation(`${ADDRESS}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status = 'UNKNOWN_ERROR', results = [] } = (await response.json()) as GeocodingResponse;
    const country = results
      .flatMap(({ address_components: parts = [] }) => parts)
      .find(({ types }) => types?.includes('country'))?.short_name;
    return { status, ...(country ? { country } : {}) };
  } catch {
    return { status: 'UNKNOWN_ERROR' };
  }
};
