import { isPrivatePage } from './private-pages.ts';

/** Whether a page may hold a map or a film of another site: nothing of a third party is fetched where shoppers pay or keep their data. */
export const allowsThirdParties = (address: string): boolean => !isPrivatePage(address);

/** Where films of other sites play; the page's policy lets no other frame in. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Scripts of the map with a key. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
export const CLUSTERER_SCRIPT = 'https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js';
