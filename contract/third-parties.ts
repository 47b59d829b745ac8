import { isPrivatePage } from './pages.ts';

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
