import type { GeocodedCountry } from '#contract/geocoding.ts';
import { GEOCODE_PATH } from '#contract/geocoding.ts';

/** The geocoder answered that it cannot tell; `status` is its own word for why. */
export class GeocoderError extends Error {
  readonly status: string;
  constructor(status: string) {
    super(`Geocoder failed due to: ${status}`);
    this.status = status;
  }
}

const PATIENCE_MS = 10_000;

/** Where the device is, to a kilometre; asks the visitor unless that was settled before. */
const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 3_600_000, timeout: PATIENCE_MS }));

/** The country the device stands in. Rejects with a GeocoderError, or with what the device says against being located. */
export const countryOfPosition = async (fetchImplementation: typeof fetch = fetch): Promise<string | undefined> => {
  const { coords } = await position();
  const answer = await fetchImplementation(`${GEOCODE_PATH}?latlng=${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`, { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (!answer?.ok) throw new GeocoderError(answer ? `HTTP_${answer.status}` : 'NETWORK');
  const { status, country } = (await answer.json()) as GeocodedCountry;
  if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new GeocoderError(status);
  return country;
};

/** Whether the browser would tell without a question; browsers that cannot say would ask. */
export const isLocatingAllowed = async (): Promise<boolean> => {
  if (!('geolocation' in navigator) || !navigator.permissions) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' }).catch(() => ({ state: 'prompt' }));
  return state === 'granted';
};
