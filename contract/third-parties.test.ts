import { expect, test } from 'vitest';
import { allowsThirdParties, CLUSTERER_SCRIPT, MAPS_SCRIPT, VIDEO_PLAYERS } from './third-parties.ts';

test('private pages fetch nothing of another site, others may show a map or a film', () => {
  for (const path of ['/cart', '/checkout', '/order-history?page=2'])
    expect([path, allowsThirdParties(path)]).toEqual([path, false]);
  for (const path of ['/', '/locations', '/about?from=/cart', '/about#checkout', '/cartons'])
    expect([path, allowsThirdParties(path)]).toEqual([path, true]);
});

test('scripts of the map and films come over HTTPS from the sites the policy names, and the cluster script in one fixed version', () => {
  expect([...VIDEO_PLAYERS].map((address) => new URL(address).host)).toEqual([
    'www.youtube-nocookie.com',
    'player.vimeo.com',
  ]);
  expect(
    [MAPS_SCRIPT, CLUSTERER_SCRIPT, ...VIDEO_PLAYERS].every((address) => new URL(address).protocol === 'https:'),
  ).toBe(true);
  expect(new URL(MAPS_SCRIPT).host).toBe('maps.googleapis.com');
  expect(CLUSTERER_SCRIPT).toMatch(/^https:\/\/unpkg\.com\/@googlemaps\/markerclusterer@\d+\.\d+\.\d+\//);
});
