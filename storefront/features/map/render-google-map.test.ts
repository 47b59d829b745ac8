// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { renderGoogleMap } from './render-google-map.ts';

const place = {
  name: 'Laval',
  latitude: 45.57,
  longitude: -73.75,
  phone: '',
  address: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
  comment: '',
};
const options = {
  host: document.createElement('div'),
  places: [place, { ...place, name: 'Québec', latitude: 46.8, longitude: -71.3 }],
  hasControls: false,
  language: 'fr' as const,
  words: { map: 'Carte', twoFingers: 'Deux doigts' },
  mapsKey: 'AIza-key',
  pinLabel: ({ name }: { name: string }) => name,
  onSelect: vi.fn(),
};

const maps: { options: Record<string, unknown>; bounds?: unknown }[] = [];
const markers: { title: unknown; click?: () => void }[] = [];
const clustered: unknown[] = [];

const google = {
  maps: {
    Map: class {
      constructor(_host: HTMLElement, given: Record<string, unknown>) {
        maps.push({ options: given });
      }
      fitBounds(bounds: unknown) {
        Object.assign(maps.at(-1) ?? {}, { bounds });
      }
      setCenter() {}
      panTo() {}
      getZoom() {
        return 3;
      }
      setZoom() {}
    },
    Marker: class {
      readonly #own: { title: unknown; click?: () => void };
      constructor({ title }: { title: unknown }) {
        this.#own = { title };
        markers.push(this.#own);
      }
      addListener(_event: string, run: () => void) {
        this.#own.click = run;
      }
      setMap() {}
    },
    InfoWindow: class {
      setContent() {}
      open() {}
    },
  },
};
const markerClusterer = {
  MarkerClusterer: class {
    constructor(given: unknown) {
      clustered.push(given);
    }
  },
};

afterEach(() => document.head.replaceChildren());

const scripts = () => [...document.head.querySelectorAll('script')];
const response = (name: 'load' | 'error') => scripts().forEach((script) => script.dispatchEvent(new Event(name)));

test('[MP-07][MP-08] loads no script before a map is rendered; then Google Maps with key and places, and the clusterer with its hash', async () => {
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  expect(scripts()).toEqual([]);
  vi.stubGlobal('google', google);
  vi.stubGlobal('markerClusterer', markerClusterer);
  const drawing = renderGoogleMap(options);
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://maps.googleapis.com/maps/api/js?key=AIza-key&libraries=places&language=fr&v=weekly',
    'https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js',
  ]);
  expect(scripts()[1]?.integrity).toMatch(/^sha384-.{64}$/);
  response('load');
  await drawing;
  expect(maps[0]).toMatchObject({
    options: {
      zoom: 8,
      scrollwheel: false,
      disableDoubleClickZoom: false,
      disableDefaultUI: true,
      mapTypeControl: false,
    },
    bounds: { west: -73.75, south: 45.57, east: -71.3, north: 46.8 },
  });
  expect(markers.map(({ title }) => title)).toEqual(['Laval', 'Québec']);
  expect(clustered).toHaveLength(1);
  markers[1]?.click?.();
  expect(options.onSelect).toHaveBeenCalledWith(1);
  await renderGoogleMap(options);
  expect(scripts()).toHaveLength(2);
});

test('rejects without a key or a place', async () => {
  const { mapsKey: _key, ...withoutKey } = options;
  await expect(renderGoogleMap(withoutKey)).rejects.toThrow('key');
});
