import { allowsThirdParties, CLUSTERER_SCRIPT, MAPS_SCRIPT, VIDEO_PLAYERS } from '#contract/third-parties.ts';
import type { PolicySources } from './content-policy.ts';

const NONE: PolicySources = { script: [], style: [] };

/** What Google's maps fetch, by the path where a path narrows it: other scripts of the same hosts stay out. */
const MAPS: Required<PolicySources> = {
  script: [MAPS_SCRIPT, 'https://maps.googleapis.com/maps-api-v3/', 'https://maps.googleapis.com/maps/', CLUSTERER_SCRIPT],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  frame: [],
  font: ['https://fonts.gstatic.com'],
};

type Allowed = { mapsKey: string | undefined; analyticsUrl: string | undefined };

/** Whether a page may draw the map with a key, whose script writes styles of its own and marks them with the nonce it finds. */
export const mayDrawMap = (url: string, { mapsKey }: Pick<Allowed, 'mapsKey'>): boolean => mapsKey !== undefined && allowsThirdParties(url);

/**
 * What the policy of a page allows beyond our own origin: films everywhere but where shoppers pay, maps only with a key. The merchant's
 * own collector may be spoken to from every page, since carts and orders are what it counts; no script or frame of it is let in.
 */
export const pageSources = (url: string, { mapsKey, analyticsUrl }: Allowed): PolicySources => {
  const sources = allowsThirdParties(url) ? { ...(mapsKey ? MAPS : NONE), frame: VIDEO_PLAYERS } : NONE;
  return analyticsUrl ? { ...sources, connect: [...(sources.connect ?? []), new URL(analyticsUrl).origin] } : sources;
};
