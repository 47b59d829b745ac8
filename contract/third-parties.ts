import { isPrivatePage, PAGES } from './pages.ts';
import { splitStorePath } from './store-views.ts';

/**
 * Whether a page may embed a third party's map or video: nothing of a third party is loaded where shoppers pay or keep
 * their data.
 */
export const allowsThirdParties = (address: string): boolean => !isPrivatePage(address);

/** Video players that the page's policy allows in frames. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Script of the map with a key. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const CLUSTERER_SCRIPT = 'https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js';

/** The browser part of Braintree, in the version our code was written for; its fields are frames of Braintree's own. */
export const BRAINTREE_SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js/';
export const BRAINTREE_FRAMES = 'https://assets.braintreegateway.com';
export const BRAINTREE_CALLS = ['https://*.braintreegateway.com', 'https://*.braintree-api.com'] as const;

/** The browser part of Authorize.Net, which sends a card from the page to Authorize.Net and nowhere else. */
export const ACCEPT_JS = {
  production: {
    scripts: 'https://js.authorize.net/v1/',
    calls: ['https://api.authorize.net', 'https://api2.authorize.net'],
  },
  sandbox: { scripts: 'https://jstest.authorize.net/v1/', calls: ['https://apitest.authorize.net'] },
} as const;

/** Whether a page asks for the payment of an order; only there may a gateway's scripts and frames be. */
export const takesPayment = (address: string): boolean =>
  splitStorePath(address.split(/[?#]/, 1)[0] ?? '').rest === PAGES.checkout.path;
