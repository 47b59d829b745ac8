import { placesIn } from '#commerce/sale/shipping/rules.ts';
import { isSampleSku } from '#contract/samples.ts';
import { stockState } from '#contract/stock.ts';
import { cargoOf, neededNow } from '#commerce/sale/cart/service.ts';
import type { CartLine, CartModel } from '#commerce/sale/cart/types.ts';
import { dealLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import { findLeadTimes, lotOutlook } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import {
  leaveTimes,
  leavesIn,
  lineGroup,
  quoteShipping,
  shippingRates,
  transferDays,
  type LineGroup,
} from '#commerce/sale/shipping/service.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';

export type LineDelivery = {
  lineId: number;
  group: LineGroup | null;
  /** Business days from payment to shipping; null if unknown or out of stock. */
  leavesIn: number | null;
  /** True if enough is in stock. */
  isInStock: boolean;
  /** Usual days to restock; null if in stock or never restocked. */
  leadTimeDays: number | null;
  /** Units not in stock yet, the day they are expected, and the units in stock; null if all are. */
  later?: { quantity: number; on: string; now: number } | null;
  /** Quantities by production lot if ordered now; empty if lots are not tracked. */
  lots: readonly number[];
  /** True if they come from lots of the customer's earlier order; null without one. */
  isEarlierLot: boolean | null;
};

/** Shipping methods: the chosen one, the ones for the address, or the ones for the store view's country. */
const waysOf = async (context: CommerceContext, cart: CartModel): Promise<readonly ShippingOption[]> => {
  const { lines, addresses, selectedShipping, shippingOptions } = await cart.detail();
  if (selectedShipping) return [selectedShipping];
  if (addresses.shipping) return shippingOptions;
  const destination = { countryId: cart.view.countryId, regionCode: '' };
  const about = { destination, cargo: cargoOf(lines), currency: cart.currency, language: cart.view.language };
  const { kysely } = context.db;
  const rates = await shippingRates(kysely, destination, cart.currency);
  return quoteShipping(kysely, { ...about, now: context.clock.now() }, cart.places, rates);
};

const kindOf = ({ sellable }: CartLine) => (isSampleSku(sellable.sku) ? 'sample' : sellable.slab ? 'slab' : 'other');

/** Not sold at all at present, whatever there is of it. */
const isOff = ({ problems }: CartLine): boolean => problems.some(({ code }) => code === 'UNDEFINED');

/** Shipping, dispatch and restocking time of each line. */
export const lineDelivery = async (context: CommerceContext, cart: CartModel): Promise<readonly LineDelivery[]> => {
  const { lines } = await cart.detail();
  if (lines.length === 0) return [];
  const ways = await waysOf(context, cart);
  const leaves = await leaveTimes(context.db.kysely);
  const short = lines.filter((line) => line.quantity > line.maxQuantity && !isOff(line));
  const leadTimes = await findLeadTimes(
    context.db.kysely,
    short.map(({ sellable }) => sellable.productId),
  );
  const needs = lines.map(neededNow);
  const outlook = await lotOutlook(context.db.kysely, needs.flat(), cart.row.customerId);
  const lots = dealLots(needs, outlook.lots);
  const showrooms = placesIn(cart.places, cart.view.language);
  const place = ways.length === 1 ? ways[0]!.pickupPlace : null;
  /** Business days to dispatch, or until it is ready for pickup; null if unknown. A slab is picked up in its yard. */
  const daysOf = (group: LineGroup | null, line: CartLine): number | null => {
    const days = leavesIn(leaves, group, kindOf(line));
    if (days === null || group !== 'pickup' || line.sellable.slab) return days;
    const at = place ?? (showrooms.length === 1 ? showrooms[0] : undefined);
    const transfer = at ? transferDays(at, { slabYards: [], hasOthers: true }, showrooms.length) : null;
    return transfer === null ? null : days + transfer;
  };
  return lines.map((line, index) => {
    const own = lots[index] ?? [];
    const had = outlook.earlier.get(line.sellable.productId);
    const group = lineGroup(ways, kindOf(line));
    const { kind, restockDays } = stockState({
      isForSale: !isOff(line),
      isInStock: line.problems.length === 0,
      isUnique: line.sellable.slab !== null,
      isFinalSale: line.sellable.isFinalSale,
      left: line.maxQuantity,
      requested: line.quantity,
      leadTimeDays: leadTimes.get(line.sellable.productId),
    });
    const isShort = kind !== 'available';
    if (kind === 'off')
      return {
        lineId: line.id,
        group,
        isInStock: false,
        leavesIn: null,
        leadTimeDays: null,
        lots: [],
        isEarlierLot: null,
      };
    return {
      lineId: line.id,
      group,
      isInStock: !isShort,
      leavesIn: isShort ? null : daysOf(group, line),
      leadTimeDays: restockDays ?? null,
      later: line.later ? { ...line.later, now: line.quantity - line.later.quantity } : null,
      // A bundle does not report lots.
      lots: isShort || line.sellable.parts ? [] : own.map(({ quantity }) => quantity),
      isEarlierLot: had && own.length > 0 ? own.every(({ code }) => had.includes(code)) : null,
    };
  });
};
