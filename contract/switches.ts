import type { HideableFeature } from './features.ts';

type Switch = {
  /** Features of the storefront missing when this is off. */
  hides: readonly HideableFeature[];
  /** Name of the switch that this one is off with. */
  needs?: string;
  /** Content pages of the feature, each with everything below it. They are not loaded when the merchant writes `off`. */
  content?: readonly string[];
};

/** Features with a switch in `features.yaml`. */
export const SWITCHES = {
  samples: { hides: ['samples'], content: ['samples'] },
  slabs: { hides: ['slabs'], content: ['stockroom'] },
  holds: { hides: ['holds'], needs: 'slabs' },
  showrooms: { hides: ['showrooms'], content: ['showroom'] },
  reservation: { hides: ['showroom visits', 'visits of a customer'], needs: 'showrooms' },
  careers: { hides: ['jobs'], needs: 'showrooms', content: ['careers'] },
  trade: { hides: ['trade accounts'], content: ['trade-accounts'] },
  quotes: { hides: ['quotes'] },
  companies: { hides: ['companies'] },
  reviews: { hides: ['reviews', 'review overview and photos'] },
  feedback: { hides: ['feedback'] },
  newsletter: { hides: ['newsletter'] },
  units: { hides: ['units of area'] },
  calculator: { hides: ['calculator'], needs: 'units' },
  job: { hides: ['list for the job', 'setting materials'], needs: 'calculator' },
  wishlist: { hides: ['wish list'] },
  compare: { hides: ['comparison'] },
  advice: { hides: ['website advice'] },
  estimate: { hides: ['estimates', 'delivery to a postal code'] },
  tracking: { hides: ['order tracking', 'links to order tracking'] },
  contact: { hides: ['messages to the shop'] },
  alerts: { hides: ['stock alerts'] },
} as const satisfies Readonly<Record<string, Switch>>;

export type SwitchName = keyof typeof SWITCHES;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

const switchOf = (name: SwitchName): Switch => SWITCHES[name];

/** Adds the dependent switches of all switches that are off. */
export const withDependents = (off: ReadonlySet<SwitchName>): ReadonlySet<SwitchName> => {
  const isOff = (name: SwitchName): boolean => {
    const { needs } = switchOf(name);
    return off.has(name) || (needs !== undefined && isOff(needs as SwitchName));
  };
  return new Set(SWITCH_NAMES.filter(isOff));
};

/** Features hidden with these switches. Unknown names, of a newer back end, hide nothing. */
export const hiddenWith = (off: Iterable<string>): HideableFeature[] =>
  [...off].flatMap((name) => (Object.hasOwn(SWITCHES, name) ? switchOf(name as SwitchName).hides : []));

/** True if a content page, by its identifier, belongs to a switch. */
export const isContentOf = (name: SwitchName, identifier: string): boolean =>
  (switchOf(name).content ?? []).some((page) => `${identifier}/`.startsWith(`${page}/`));
