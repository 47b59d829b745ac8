import * as v from 'valibot';
import type { FoundAddress } from '#contract/places.ts';
import type { AddressProvider } from './address-provider.ts';

const TIMEOUT_MS = 5_000;

/** Addresses only, no shops or sights. */
const KINDS = ['street_address', 'premise', 'subpremise', 'route'];

const Text = v.object({ text: v.string() });
const Suggestions = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(
          v.object({
            placeId: v.string(),
            structuredFormat: v.object({ mainText: Text, secondaryText: v.optional(Text) }),
          }),
        ),
      }),
    ),
    [],
  ),
});
const Component = v.object({
  longText: v.optional(v.string(), ''),
  shortText: v.optional(v.string(), ''),
  types: v.optional(v.array(v.string()), []),
});
const Place = v.object({ addressComponents: v.optional(v.array(Component), []) });

const addressOf = (parts: readonly v.InferOutput<typeof Component>[]): FoundAddress => {
  const part = (...types: readonly string[]) =>
    types.flatMap((type) => parts.find((each) => each.types.includes(type)) ?? [])[0];
  const long = (...types: readonly string[]): string => part(...types)?.longText ?? '';
  const short = (type: string): string => part(type)?.shortText ?? '';
  const suffix = long('postal_code_suffix');
  return {
    street_1: [long('street_number'), long('route')].filter(Boolean).join(' '),
    street_2: long('subpremise'),
    city: long('locality', 'postal_town', 'sublocality_level_1', 'sublocality', 'administrative_area_level_3'),
    region: short('administrative_area_level_1'),
    postcode: [long('postal_code'), suffix].filter(Boolean).join('-'),
    country_id: short('country'),
  };
};

type Options = { key: string; address: string; fetch?: typeof fetch };

/** Google's Places API (New). The key stays on the server, and pages load nothing from Google. */
export const googlePlaces = ({ key, address, fetch: request = fetch }: Options): AddressProvider => {
  const call = async (path: string, fields: string, init: RequestInit = {}): Promise<Response> =>
    request(`${address}/v1/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const read = async <S extends v.GenericSchema>(response: Response, schema: S): Promise<v.InferOutput<S>> => {
    // Do not log the body: it may repeat the typed address.
    if (!response.ok) throw new Error(`Google Places responded with ${response.status}`);
    return v.parse(schema, await response.json());
  };
  return {
    suggest: async ({ input, country, language, session }) => {
      const response = await call(
        'places:autocomplete',
        'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
        {
          method: 'POST',
          body: JSON.stringify({
            input,
            includedRegionCodes: [country.toLowerCase()],
            includedPrimaryTypes: KINDS,
            languageCode: language,
            regionCode: country.toLowerCase(),
            sessionToken: session,
          }),
        },
      );
      const { suggestions } = await read(response, Suggestions);
      return suggestions.flatMap(({ placePrediction: place }) =>
        place
          ? [
              {
                id: place.placeId,
                main: place.structuredFormat.mainText.text,
                secondary: place.structuredFormat.secondaryText?.text ?? '',
              },
            ]
          : [],
      );
    },
    details: async ({ id, language, session }) => {
      const query = new URLSearchParams({ languageCode: language, sessionToken: session });
      const response = await call(`places/${encodeURIComponent(id)}?${query}`, 'addressComponents');
      if (response.status === 404) return undefined;
      return addressOf((await read(response, Place)).addressComponents);
    },
  };
};
