import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A fake of Google's Places API (New), written from its public reference: places:autocomplete and
// places.get, field masks, sessions and errors.

type Part = { longText: string; shortText: string; types: readonly string[] };
type Known = { id: string; main: string; secondary: string; country: string; parts: readonly Part[] };

const part = (longText: string, types: readonly string[], shortText = longText): Part => ({
  longText,
  shortText,
  types,
});
const place = (
  id: string,
  [number, route, city, region, postcode, country]: readonly [
    string,
    string,
    string,
    readonly [string, string],
    string,
    string,
  ],
): Known => ({
  id,
  main: `${number} ${route}`,
  secondary: `${city}, ${region[0]}, ${country === 'CA' ? 'Canada' : 'USA'}`,
  country,
  parts: [
    part(number, ['street_number']),
    part(route, ['route']),
    part(city, ['locality', 'political']),
    part('Somewhere', ['administrative_area_level_2', 'political']),
    part(region[1], ['administrative_area_level_1', 'political'], region[0]),
    part(country === 'CA' ? 'Canada' : 'United States', ['country', 'political'], country),
    ...postcode.split('-').map((code, index) => part(code, [index === 0 ? 'postal_code' : 'postal_code_suffix'])),
  ],
});

const PLACES: readonly Known[] = [
  place('ChIJ-notre-dame', ['1250', 'Rue Notre-Dame Ouest', 'Montréal', ['QC', 'Québec'], 'H3C 1K6', 'CA']),
  place('ChIJ-notre-dame-est', ['1250', 'Rue Notre-Dame Est', 'Montréal', ['QC', 'Québec'], 'H2L 2R7', 'CA']),
  place('ChIJ-main', ['1250', 'Main Street', 'Burlington', ['VT', 'Vermont'], '05401-1234', 'US']),
];

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of request) parts.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Record<string, unknown>;
};

const fault = (code: number, status: string, message: string) => ({ code, body: { error: { code, message, status } } });

const suggestionsFor = (body: Record<string, unknown>) => {
  const { input, includedRegionCodes, sessionToken } = body as {
    input?: string;
    includedRegionCodes?: string[];
    sessionToken?: string;
  };
  if (!input) return fault(400, 'INVALID_ARGUMENT', 'input must not be empty.');
  if (!/^[\w-]{0,36}$/.test(sessionToken ?? '')) return fault(400, 'INVALID_ARGUMENT', 'Invalid session token.');
  const found = PLACES.filter(
    ({ main, country }) =>
      main.toLowerCase().startsWith(input.toLowerCase()) &&
      (!includedRegionCodes || includedRegionCodes.includes(country.toLowerCase())),
  );
  const suggestions = found.map(({ id, main, secondary }) => ({
    placePrediction: {
      placeId: id,
      structuredFormat: {
        mainText: { text: main, matches: [{ endOffset: input.length }] },
        secondaryText: { text: secondary },
      },
    },
  }));
  // Without a match the response is an empty object.
  return { code: 200, body: suggestions.length > 0 ? { suggestions } : {} };
};

const detailsOf = (id: string) => {
  const found = PLACES.find((each) => each.id === id);
  if (!found) return fault(404, 'NOT_FOUND', 'The Place ID is no longer valid.');
  return { code: 200, body: { addressComponents: found.parts.map((each) => ({ ...each, languageCode: 'en' })) } };
};

export type PlacesCall = { path: string; fields: string | undefined; session: string | null; body: object };

/** Google's places on a free port of this machine; `fails` makes it respond as if the quota were exhausted. */
export const startGooglePlaces = async (key: string) => {
  const calls: PlacesCall[] = [];
  const state = { fails: false };
  const result = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', 'http://places');
    const fields = request.headers['x-goog-fieldmask'] as string | undefined;
    const body = request.method === 'POST' ? await readBody(request) : {};
    const session = url.searchParams.get('sessionToken') ?? (body['sessionToken'] as string | undefined) ?? null;
    calls.push({ path: url.pathname, fields, session, body });
    if (state.fails) return fault(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');
    if (request.headers['x-goog-api-key'] !== key)
      return fault(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
    if (request.method === 'POST' && url.pathname === '/v1/places:autocomplete') return suggestionsFor(body);
    const id = /^\/v1\/places\/([^/:]+)$/.exec(url.pathname)?.[1];
    if (request.method !== 'GET' || !id) return fault(404, 'NOT_FOUND', 'Method not found.');
    if (!fields) return fault(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
    return detailsOf(decodeURIComponent(id));
  };
  const server = createServer((request, response: ServerResponse) => {
    void result(request).then(({ code, body }) =>
      response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
