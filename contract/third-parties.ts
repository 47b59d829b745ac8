import { isPrivatePage, PAGES } from './pages.ts';
import { splitStorePath } from './store-views.ts';

/** Returns whether a page may embed third-party maps or videos: never on pages with payment or personal data. */
export const allowsThirdParties = (address: string): boolean => !isPrivatePage(address);

/** Video players allowed in frames by the CSP. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Google Maps, used if a key is configured. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const CLUSTERER_SCRIPT = 'https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js';

/** Braintree's client scripts, in the version our code is written for; the card fields are frames from Braintree. */
export const BRAINTREE_SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js/';
export const BRAINTREE_FRAMES = 'https://assets.braintreegateway.com';
export const BRAINTREE_CALLS = ['https://*.braintreegateway.com', 'https://*.braintree-api.com'] as const;

/** Authorize.Net's client scripts, which send card data directly from the page to Authorize.Net. */
export const ACCEPT_JS = {
  production: {
    scripts: 'https://js.authorize.net/v1/',
    calls: ['https://api.authorize.net', 'https://api2.authorize.net'],
  },
  sandbox: { scripts: 'https://jstest.authorize.net/v1/', calls: ['https://apitest.authorize.net'] },
} as const;

/** Returns whether a page takes payment; only these pages allow the scripts and frames of gateways. */
export const takesPayment = (address: string): boolean =>
  splitStorePath(address.split(/[?#]/, 1)[0] ?? '').rest === PAGES.checkout.path;
