import { isPrivatePage, PAGES } from './pages.ts';

/**
 * Returns whether a page may embed third-party maps or videos: never on pages with payment or personal data. `address`
 * has no prefix of a store view.
 */
export const allowsThirdParties = (address: string): boolean => !isPrivatePage(address);

/** Video players allowed in frames by the CSP. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Google Maps, used if a key is configured. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const CLUSTERER_SCRIPT = 'https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js';

/**
 * Returns whether a page takes payment; only these pages allow the scripts and frames of gateways. `address` has no
 * prefix of a store view.
 */
export const takesPayment = (address: string): boolean => {
  const path = address.split(/[?#]/, 1)[0];
  return path === PAGES.checkout.path || path === PAGES.pay.path;
};
