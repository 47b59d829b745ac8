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
  form: [],
};

/** Braintree's card fields: two scripts, frames that hold the fields, and the calls that make a nonce of a card. */
const BRAINTREE: PolicySources = {
  script: [BRAINTREE_SCRIPTS],
  style: [],
  image: [BRAINTREE_FRAMES],
  connect: BRAINTREE_CALLS,
  frame: [BRAINTREE_FRAMES],
};

/** With 3-D Secure the bank's page too, in a frame. */
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

/** Whether a page may render the map with a key, whose script adds inline styles with the nonce it finds. */
export const mayDrawMap = (url: string, { mapsKey }: Pick<Allowed, 'mapsKey'>): boolean =>
  mapsKey !== undefined && allowsThirdParties(url);

const partiesOf = (url: string, { mapsKey, cardFields }: Allowed): PolicySources => {
  if (allowsThirdParties(url)) return { ...(mapsKey ? MAPS : NONE), frame: VIDEO_PLAYERS };
  return takesPayment(url) ? cardSources(cardFields) : NONE;
};

/**
 * What a page's policy allows beyond our own origin: videos except where shoppers pay, maps only with a key, the card
 * fields of a gateway that is set up only where an order is paid. Every page
 * may connect to the merchant's analytics collector, which counts carts and orders; it may load no script or frame.
 */
export const pageSources = (url: string, allowed: Allowed): PolicySources => {
  const { analyticsUrl } = allowed;
  const sources = partiesOf(url, allowed);
  return analyticsUrl ? { ...sources, connect: [...(sources.connect ?? []), new URL(analyticsUrl).origin] } : sources;
};
