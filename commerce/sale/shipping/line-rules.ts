import type { ShippingOption } from './types.ts';

/** Shipping of a cart line, or pickup only. */
export type LineGroup = 'parcel' | 'pallet' | 'slab_truck' | 'pickup';

type Kind = 'sample' | 'slab' | 'other';

/** The carrier of a group, as in `delivery_times`. */
const CARRIERS: Readonly<Record<LineGroup, string>> = {
  parcel: 'flatrate',
  pallet: 'freight',
  slab_truck: 'freight',
  pickup: 'instore',
};

/**
 * How a line travels by the ways its cart can go, the chosen one alone once there is one; null when it goes nowhere.
 * Samples never travel on a pallet.
 */
export const lineGroup = (options: readonly ShippingOption[], kind: Kind): LineGroup | null => {
  const ways = new Set(options.filter(({ problem }) => problem === null).map(({ carrierCode }) => carrierCode));
  if (kind === 'sample' && (ways.has('samples') || ways.has('flatrate') || ways.has('freight'))) return 'parcel';
  if (ways.has('flatrate')) return 'parcel';
  if (ways.has('freight')) return kind === 'slab' ? 'slab_truck' : 'pallet';
  return ways.has('instore') ? 'pickup' : null;
};

/** Business days from payment to shipping or readiness for pickup; null if the merchant gives none. */
export const leavesIn = (
  leaves: Readonly<Record<string, number>>,
  group: LineGroup | null,
  kind: Kind,
): number | null => (group && leaves[kind === 'sample' && group === 'parcel' ? 'samples' : CARRIERS[group]]) ?? null;
