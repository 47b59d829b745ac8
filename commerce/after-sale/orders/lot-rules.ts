import { lotsBetween, mergedLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { Lot, LotShare } from '#commerce/merchandise/catalog/lot-rules.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { Made } from './types.ts';

const say = translations(messages);

type LotLine = { productId: number; made?: Made | null; lots?: readonly LotShare[] };

/** Stock used by one unit of a line, by product id; a bundle uses the stock of its parts. */
const needsOf = ({ productId, made }: LotLine): ReadonlyMap<number, number> => {
  const needs = new Map<number, number>();
  for (const part of made?.parts ?? [{ productId, quantity: 1 }])
    needs.set(part.productId, (needs.get(part.productId) ?? 0) + part.quantity);
  return needs;
};

/** The lots of a line's units from the one numbered `from` up to before `to`, in the order they leave. */
export const lotsOfUnits = (line: LotLine, from: number, to: number): readonly LotShare[] =>
  [...needsOf(line)].flatMap(([productId, each]) => {
    const lots = (line.lots ?? []).filter((lot) => lot.productId === productId);
    return lotsBetween(lots, from * each, to * each).map((lot) => ({ ...lot, productId }));
  });

type CountedLine = LotLine & { quantity: number; refunded: number; withdrawn: number; canceled: number };

/**
 * Lots of `count` returned units, of which `unsent` had not shipped: unshipped units come from the end of the line,
 * shipped ones from the start.
 */
export const lotsBack = (line: CountedLine, count: number, unsent: number): readonly LotShare[] => {
  const end = line.quantity - line.withdrawn - line.canceled;
  const returned = line.refunded - line.withdrawn;
  return [...lotsOfUnits(line, end - unsent, end), ...lotsOfUnits(line, returned, returned + count - unsent)];
};

type SentItem = { itemId: number; quantity: number };
type Sent = { number: string; items: readonly SentItem[] };

/** Lots of a shipment's items; earlier shipments used the first lots. */
export const lotsOfShipment = (
  { lines, shipments }: { lines: readonly (LotLine & { id: number })[]; shipments: readonly Sent[] },
  { number }: Pick<Sent, 'number'>,
  { itemId, quantity }: SentItem,
): readonly LotShare[] => {
  const line = lines.find(({ id }) => id === itemId);
  if (!line) return [];
  const before = shipments
    .slice(
      0,
      shipments.findIndex((one) => one.number === number),
    )
    .flatMap(({ items }) => items.filter((item) => item.itemId === itemId))
    .reduce((sum, item) => sum + item.quantity, 0);
  return lotsOfUnits(line, before, before + quantity);
};

/** Number of lots per line, as shown in the cart. Bundles have none. */
export const countLots = (
  lines: readonly { sellable: { parts?: unknown } }[],
  lots: readonly (readonly LotShare[])[],
): number => lines.reduce((sum, { sellable }, index) => sum + (sellable.parts ? 0 : (lots[index]?.length ?? 0)), 0);

/** Lots in words, each with its quantity unless one is all of `quantity`; nothing where none is known. */
export const lotWords = (lots: readonly Lot[], quantity: number, language: Language): readonly string[] => {
  const merged = mergedLots(lots);
  const [only] = merged;
  if (!only) return [];
  if (merged.length === 1 && only.quantity === quantity) return [say(language)('order.lot', { lot: only.code })];
  const lotList = merged.map((lot) => `${lot.code} (${lot.quantity})`).join(', ');
  return [say(language)(merged.length === 1 ? 'order.lot' : 'order.lots', { lot: lotList })];
};

/** Names of the lots in a shipment. */
export const shippedLots = (
  order: Parameters<typeof lotsOfShipment>[0],
  shipment: Pick<Sent, 'number'>,
  item: SentItem,
  language: Language,
): readonly string[] => lotWords(lotsOfShipment(order, shipment, item), item.quantity, language);
