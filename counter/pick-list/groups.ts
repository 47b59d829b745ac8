import type { PickEntry, PickGroup, PickItem } from './types.ts';

/** The quantity is part of the key, so that a changed quantity removes the tick. */
const entryOf = (item: PickItem, lot: string | null, rack: string | null, qty: number): PickEntry => ({
  key: [item.order_id, item.order_item_id, item.sku, lot ?? '', qty].join(':'),
  item,
  lot,
  rack,
  qty,
  later: null,
});

/** One entry per lot, and one for the units without a known lot. */
const entriesOf = (item: PickItem): PickEntry[] => {
  const rest = item.qty - item.lots.reduce((sum, { qty }) => sum + qty, 0);
  const entries = [
    ...item.lots.map(({ code, qty, rack }) => entryOf(item, code, rack, qty)),
    ...(rest > 0 ? [entryOf(item, item.lot, item.rack, rest)] : []),
  ];
  return entries.map((entry, place) => (place === entries.length - 1 ? { ...entry, later: item.later } : entry));
};

/** Compares texts with numbers in them. A missing text comes last. */
const compare = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.localeCompare(other, undefined, { numeric: true });
};

const byPlace = (one: PickEntry, other: PickEntry): number =>
  compare(one.item.location, other.item.location) ||
  compare(one.rack, other.rack) ||
  compare(one.lot, other.lot) ||
  compare(one.item.sku, other.item.sku) ||
  one.item.order_id - other.item.order_id;

/** Groups items by location and rack; sorted by location, rack, lot and SKU. */
export const groupsOf = (items: readonly PickItem[]): readonly PickGroup[] => {
  const sorted = items.flatMap(entriesOf).sort(byPlace);
  const groups = Map.groupBy(sorted, ({ item, rack }) => JSON.stringify([item.location, rack]));
  return [...groups.values()].map((entries) => ({
    location: entries[0]!.item.location,
    rack: entries[0]!.rack,
    entries,
  }));
};
