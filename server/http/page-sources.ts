import {
  allowsThirdParties,
  CLUSTERER_SCRIPT,
  MAPS_SCRIPT,
  takesPayment,
  VIDEO_PLAYERS,
} from '#contract/third-parties.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { PolicySources } from './content-policy.ts';

const NONE: PolicySources = { script: [], style: [] };

/** Sources of Google Maps, with paths where possible, so that other scripts on the same hosts stay blocked. */
const MAPS: Required<Omit<PolicySources, 'ancestor'>> = {
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
  form: [],
};

type Allowed = {
  mapsKey: string | undefined;
  analyticsUrl: string | undefined;
  paymentSources: Settings['paymentSources'];
};

/** Returns whether a page may load Google Maps; `path` has no prefix of a store view. Its script adds inline styles with the first nonce it finds. */
export const mayShowMap = (path: string, { mapsKey }: Pick<Allowed, 'mapsKey'>): boolean =>
  mapsKey !== undefined && allowsThirdParties(path);

const partiesOf = (path: string, { mapsKey, paymentSources }: Allowed): PolicySources => {
  if (allowsThirdParties(path)) return { ...(mapsKey ? MAPS : NONE), frame: VIDEO_PLAYERS };
  return takesPayment(path) ? { ...paymentSources, style: [] } : NONE;
};

/**
 * Additional CSP sources of a page: videos outside of payment pages, maps with a configured key, and the card fields of
 * configured gateways on pages that take payment. Every page may connect to the merchant's analytics collector, but not
 * load scripts or frames from it.
 */
export const pageSources = (path: string, allowed: Allowed): PolicySources => {
  const { analyticsUrl } = allowed;
  const sources = partiesOf(path, allowed);
  return analyticsUrl ? { ...sources, connect: [...(sources.connect ?? []), new URL(analyticsUrl).origin] } : sources;
};
