import { BANKS, CARDINAL_CALLS, CARDINAL_SCRIPTS } from '#contract/card-confirmation.ts';
import {
  ACCEPT_JS,
  allowsThirdParties,
  BRAINTREE_CALLS,
  BRAINTREE_FRAMES,
  BRAINTREE_SCRIPTS,
  CLUSTERER_SCRIPT,
  MAPS_SCRIPT,
  takesPayment,
  VIDEO_PLAYERS,
} from '#contract/third-parties.ts';
import type { CardFields } from '#commerce/platform/settings/gateways.ts';
import type { PolicySources } from './content-policy.ts';

const NONE: PolicySources = { script: [], style: [] };

/** Sources of Google Maps, with paths where possible, so that other scripts on the same hosts stay blocked. */
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
  form: [],
};

/** Braintree's card fields: scripts, frames with the fields, and requests that exchange a card for a nonce. */
const BRAINTREE: PolicySources = {
  script: [BRAINTREE_SCRIPTS],
  style: [],
  image: [BRAINTREE_FRAMES],
  connect: BRAINTREE_CALLS,
  frame: [BRAINTREE_FRAMES],
};

/** 3-D Secure additionally needs Cardinal and the bank's page in a frame. */
const braintreeSources = ({ braintree, threeDSecure }: CardFields): PolicySources => {
  if (!braintree || !threeDSecure) return braintree ? BRAINTREE : NONE;
  return {
    ...BRAINTREE,
    script: [...BRAINTREE.script, CARDINAL_SCRIPTS[threeDSecure]],
    connect: [...BRAINTREE_CALLS, CARDINAL_CALLS],
    frame: [BANKS],
    form: [BANKS],
  };
};

const cardSources = ({ acceptJs, ...fields }: CardFields): PolicySources => {
  const { script, connect = [], ...others } = braintreeSources({ acceptJs, ...fields });
  const accept = acceptJs && ACCEPT_JS[acceptJs];
  if (!accept) return { ...others, script, connect };
  return { ...others, script: [...script, accept.scripts], connect: [...connect, ...accept.calls] };
};

type Allowed = {
  mapsKey: string | undefined;
  analyticsUrl: string | undefined;
  cardFields: CardFields;
};

/** Returns whether a page may load Google Maps. Its script adds inline styles with the first nonce it finds. */
export const mayShowMap = (url: string, { mapsKey }: Pick<Allowed, 'mapsKey'>): boolean =>
  mapsKey !== undefined && allowsThirdParties(url);

const partiesOf = (url: string, { mapsKey, cardFields }: Allowed): PolicySources => {
  if (allowsThirdParties(url)) return { ...(mapsKey ? MAPS : NONE), frame: VIDEO_PLAYERS };
  return takesPayment(url) ? cardSources(cardFields) : NONE;
};

/**
 * Additional CSP sources of a page: videos outside of payment pages, maps with a configured key, and the card fields of
 * configured gateways on pages that take payment. Every page may connect to the merchant's analytics collector, but not
 * load scripts or frames from it.
 */
export const pageSources = (url: string, allowed: Allowed): PolicySources => {
  const { analyticsUrl } = allowed;
  const sources = partiesOf(url, allowed);
  return analyticsUrl ? { ...sources, connect: [...(sources.connect ?? []), new URL(analyticsUrl).origin] } : sources;
};
