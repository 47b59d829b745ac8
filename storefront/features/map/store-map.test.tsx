// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWindow } from '#storefront/testing/near-window.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { MapPlace } from './map-place.ts';
import type { MapOptions } from './map-view.ts';
import StoreMap, { type StoreMapProps } from './store-map.tsx';

const { drawings, view } = vi.hoisted(() => ({
  drawings: [] as { by: string; options: MapOptions }[],
  view: { show: vi.fn(), showAll: vi.fn(), zoom: vi.fn(), setDark: vi.fn(), remove: vi.fn() },
}));
const mockRenderer = (name: string, by: string) => ({
  [name]: (options: MapOptions) => {
    drawings.push({ by, options });
    return options.places[0]?.name === 'Nowhere' ? Promise.reject(new Error('No WebGL')) : Promise.resolve(view);
  },
});
vi.mock('./render-vector-map.ts', () => mockRenderer('renderVectorMap', 'own'));
vi.mock('./render-google-map.ts', () => mockRenderer('renderGoogleMap', 'google'));

const place: MapPlace = {
  name: 'Laval',
  latitude: 45.57,
  longitude: -73.75,
  phone: '450-555-0118',
  address: '1 rue',
  city: 'Laval',
  region: 'QC',
  postcode: 'H7P',
  country: 'CA Canada',
  comment: '',
};

let rendered: Rendered | undefined;
let near: ReturnType<typeof watchWindow>;
beforeEach(() => {
  near = watchWindow();
  drawings.length = 0;
  vi.clearAllMocks();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered?.unmount();
});

const renderView = async (props: Partial<StoreMapProps> = {}, mapsKey?: string): Promise<HTMLElement> => {
  const platform = { ...(await testPlatform('CA_FR')), ...(mapsKey && { mapsKey }) };
  rendered = await render(
    <StoreMap
      places={[place, { ...place, name: 'Québec' }]}
      hasControls
      path="/locations"
      heightClass="pb-h"
      {...props}
    />,
    platform,
  );
  return rendered.container;
};
const comeNear = async (): Promise<void> => {
  await during(near.comeNear);
  await during(() => vi.dynamicImportSettled());
};
const byLabel = (container: HTMLElement, label: string) =>
  container.querySelector<HTMLElement>(`[aria-label="${label}"]`);

test('[MP-01] lists the locations with telephone and directions before the map loads', async () => {
  const container = await renderView();
  expect([...container.querySelectorAll('li')].map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Laval',
    'Québec',
  ]);
  expect([...(container.querySelectorAll('li')[0]?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([
    'tel:+14505550118',
    'https://www.google.com/maps/dir/?api=1&destination=45.57,-73.75',
  ]);
  expect(drawings).toEqual([]);
  await rendered?.unmount();
  expect((await renderView({ places: [] })).innerHTML).toBe('');
});

test('[MP-03] the map has the height of its class', async () => {
  expect((await renderView()).querySelector('[data-state]')?.className).toContain('pb-h');
});

test('[MP-09] without a key, renders the vector map near the viewport', async () => {
  const container = await renderView();
  await comeNear();
  expect(
    drawings.map(({ by, options: { language, places, hasControls } }) => [by, language, places.length, hasControls]),
  ).toEqual([['own', 'fr', 2, true]]);
  await during(() => byLabel(container, 'Voir sur la carte\u00a0: Québec')?.click());
  expect(view.show).toHaveBeenCalledWith(1);
  expect(container.querySelectorAll('li')[1]?.hasAttribute('data-chosen')).toBe(true);
  await during(() => drawings[0]?.options.onSelect(0));
  expect(view.show).toHaveBeenLastCalledWith(0);
});

test('[MP-06] shows zoom, "all places" and map type only with show-controls', async () => {
  const container = await renderView();
  await comeNear();
  for (const label of ['Agrandir la carte', 'Réduire la carte', 'Toutes les adresses', 'Carte sombre'])
    await during(() => byLabel(container, label)?.click());
  expect([view.zoom.mock.calls, view.showAll.mock.calls.length, view.setDark.mock.calls]).toEqual([
    [[1], [-1]],
    1,
    [[true]],
  ]);
  await rendered?.unmount();
  const bare = await renderView({ hasControls: false });
  await comeNear();
  expect(byLabel(bare, 'Agrandir la carte')).toBeNull();
});

test('[MP-07] with a key, renders Google Maps', async () => {
  await renderView({}, 'AIzaKey1234567890');
  await comeNear();
  expect(drawings.map(({ by, options }) => [by, options.mapsKey])).toEqual([['google', 'AIzaKey1234567890']]);
});

test('[MP-10] renders no map on cart, checkout and account pages', async () => {
  for (const path of ['/cart', '/checkout', '/order-history']) {
    await renderView({ path });
    expect(near.watches.size).toBe(0);
    await rendered?.unmount();
  }
});

test('shows the list and an error if the map cannot be rendered', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const container = await renderView({ places: [{ ...place, name: 'Nowhere' }] });
  await comeNear();
  await eventually(() => container.querySelector('[data-state="failed"]'));
  expect(container.textContent).toContain('La carte ne peut pas être affichée');
  expect(container.querySelectorAll('li')).toHaveLength(1);
});

test('a place without address and phone is listed with its directions link only', async () => {
  const bare = { ...place, phone: '', address: '', city: '', region: '', postcode: '' };
  const container = await renderView({ places: [place, bare] });
  const lines = [...container.querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll('p')].map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([['1, rue, Laval (QC) H7P', '450-555-0118Itinéraire'], ['Itinéraire']]);
});

test('lists places that have only a name if the map fails, and not otherwise', async () => {
  const bare = { ...place, phone: '', address: '', city: '', region: '', postcode: '' };
  const container = await renderView({ places: [bare, { ...bare, name: 'Québec' }] });
  expect(container.querySelectorAll('li')).toHaveLength(0);
  await rendered?.unmount();
  vi.spyOn(console, 'warn').mockReturnValue();
  const failing = await renderView({ places: [{ ...bare, name: 'Nowhere' }, bare] });
  await comeNear();
  await eventually(() => failing.querySelector('[data-state="failed"]'));
  expect(failing.querySelectorAll('li')).toHaveLength(2);
});
