import type { GeocodedCountry } from '#contract/geocoding.ts';
import { GEOCODE_PATH } from '#contract/geocoding.ts';

/** The geocoder found no country; `status` is its reason. */
export class GeocoderError extends Error {
  readonly status: string;
  constructor(status: string) {
    super(`Geocoder failed due to: ${status}`);
    this.status = status;
  }
}

const TIMEOUT_MS = 10_000;

/** The device's position to a kilometre. The browser asks for permission unless already decided. */
const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 3_600_000, timeout: TIMEOUT_MS }),
  );

/** The country the device is in. Rejects with a GeocoderError or a GeolocationPositionError. */
export const countryOfPosition = async (fetchImplementation: typeof fetch = fetch): Promise<string | undefined> => {
  const { coords } = await position();
  const response = await fetchImplementation(
    `${GEOCODE_PATH}?latlng=${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`,
    { headers: { accept: 'application/json' } },
  ).catch(() => undefined);
  if (!response?.ok) throw new GeocoderError(response ? `HTTP_${response.status}` : 'NETWORK');
  const { status, country } = (await response.json()) as GeocodedCountry;
  if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new GeocoderError(status);
  return country;
};
