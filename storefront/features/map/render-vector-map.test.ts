// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderVectorMap } from './render-vector-map.ts';

const { given } = vi.hoisted(() => ({ given: [] as Record<string, unknown>[] }));
vi.mock('maplibre-gl', () => {
  class Map {
    touchZoomRotate = { disableRotation: () => undefined };
    constructor(options: Record<string, unknown>) {
      given.push(options);
    }
    fitBounds(): void {}
    once(event: string, run: (event: { error: Error }) => void): void {
      if (event === 'error') run({ error: new Error('No WebGL') });
    }
  }
  return { Map, Marker: class {}, setWorkerUrl: () => undefined };
});
vi.mock('./ground.ts', () => ({ fetchGround: async () => ({}) }));
vi.mock('./ground-style.ts', () => ({ groundStyle: () => ({}) }));
vi.mock('./trusted-worker.ts', () => ({ trustedWorker: () => '/worker.js' }));

test('[MP-04] [MP-05] the vector map starts at zoom 8, ignores the wheel and zooms on a double click', async () => {
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
  await expect(
    renderVectorMap({
      host: document.createElement('div'),
      places: [place],
      hasControls: true,
      language: 'fr',
      words: { map: 'Carte', twoFingers: 'Deux doigts' },
      pinLabel: ({ name }) => name,
      onSelect: () => undefined,
    }),
  ).rejects.toThrow('No WebGL');
  expect(given).toMatchObject([{ zoom: 8, scrollZoom: false, doubleClickZoom: true }]);
});

test('translates the texts of the library', () => {
  expect(given[0]?.['locale']).toEqual({
    'Map.Title': 'Carte',
    'CooperativeGesturesHandler.MobileHelpText': 'Deux doigts',
    'CooperativeGesturesHandler.WindowsHelpText': 'Deux doigts',
    'CooperativeGesturesHandler.MacHelpText': 'Deux doigts',
  });
});
