/** Pages where shoppers pay or keep their data: nothing of a third party is fetched there, no map and no film. */
const WITHOUT_THIRD_PARTIES: ReadonlySet<string> = new Set([
  ...['cart', 'checkout', 'account-information', 'address-book', 'order-history', 'communications', 'wishlist', 'saved-payments', 'my-payments'],
  ...['sign-in', 'create-account', 'forgot-password', 'create-password'],
]);

/** Whether a page may hold a map or a film of another site. `path` may begin with a store view's code. */
export const allowsThirdParties = (path: string): boolean => {
  const [first = '', second = ''] = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  return !WITHOUT_THIRD_PARTIES.has(/^[A-Z]{2}_[A-Z]{2}$/.test(first) ? second : first);
};

/** Where films of other sites play; the page's policy lets no other frame in. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Scripts of the map with a key. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const CLUSTERER_SCRIPT = 'https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js';
