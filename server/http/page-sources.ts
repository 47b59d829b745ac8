import { allowsThirdParties, CLUSTERER_SCRIPT, MAPS_SCRIPT, VIDEO_PLAYERS } from '#contract/third-parties.ts';
import type { PolicySources } from './content-policy.ts';

const NONE: PolicySources = { script: [], style: [] };

/** What Google Maps loads, with paths where possible, so that other scripts of the same hosts stay blocked. */
const MAPS: Required<PolicySources> = {
  script: [
    MAPS_SCRIPT,
    'https://maps.googleapis.com/maps-api-v3/',
    'https://maps.googleapis.com/maps/',
    CLUSTERER_SCRIPT,
  ],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  frame: [],
  font: ['https://fonts.gstatic.com'],
};

type Allowed = { mapsKey: string | undefined; analyticsUrl: string | undefined };

/** Whether a page may render the map with a key, whose script adds inline styles with the nonce it finds. */
export const mayDrawMap = (url: string, { mapsKey }: Pick<Allowed, 'mapsKey'>): boolean =>
  mapsKey !== undefined && allowsThirdParties(url);

/**
 * What a page's policy allows beyond our own origin: videos except where shoppers pay, maps only with a key. Every page
 * may connect to the merchant's analytics collector, which counts carts and orders; it may load no script or frame.
 */
export const pageSources = (url: string, { mapsKey, analyticsUrl }: Allowed): PolicySources => {
  const sources = allowsThirdParties(url) ? { ...(mapsKey ? MAPS : NONE), frame: VIDEO_PLAYERS } : NONE;
  return analyticsUrl ? { ...sources, connect: [...(sources.connect ?? []), new URL(analyticsUrl).origin] } : sources;
};
