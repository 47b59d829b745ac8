import { expect, test } from 'vitest';
import { allowsThirdParties, CLUSTERER_SCRIPT, MAPS_SCRIPT, VIDEO_PLAYERS } from './third-parties.ts';

const PRIVATE = ['cart', 'checkout', 'account-information', 'address-book', 'order-history', 'communications', 'wishlist', 'saved-payments', 'my-payments', 'sign-in', 'create-account', 'forgot-password', 'create-password'];

test.each(PRIVATE)('/%s fetches nothing of another site, in no store view and with nothing behind it', (page) => {
  for (const path of [`/${page}`, page, `/${page}/`, `/${page}/step/2`, `/${page}?token=1`, `/${page}#form`, `/CA_FR/${page}`, `//US_EN//${page}?x=/showrooms`]) expect([path, allowsThirdParties(path)]).toEqual([path, false]);
});

test('other pages may show a map or a film', () => {
  for (const path of ['', '/', '/CA_FR', '/showrooms', '/CA_FR/showrooms', '/about?from=/cart', '/about#checkout', '/guides/cart', '/cartons', '/ca_fr/cart', '/CA_FR2/cart', '/XCA_FR/cart'])
    expect([path, allowsThirdParties(path)]).toEqual([path, true]);
});

test('scripts of the map and films come over HTTPS from the sites the policy names, and the cluster script in one fixed version', () => {
  expect([...VIDEO_PLAYERS].map((address) => new URL(address).host)).toEqual(['www.youtube-nocookie.com', 'player.vimeo.com']);
  expect([MAPS_SCRIPT, CLUSTERER_SCRIPT, ...VIDEO_PLAYERS].every((address) => new URL(address).protocol === 'https:')).toBe(true);
  expect(new URL(MAPS_SCRIPT).host).toBe('maps.googleapis.com');
  expect(CLUSTERER_SCRIPT).toMatch(/^https:\/\/unpkg\.com\/@googlemaps\/markerclusterer@\d+\.\d+\.\d+\//);
});
