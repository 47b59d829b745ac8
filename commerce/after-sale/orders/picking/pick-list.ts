import { findFacts, racksOf, type SlabFacts } from '#commerce/merchandise/catalog/service.ts';
import { listShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { MOST_OF_TODAY } from '#contract/counter-today.ts';
import { findOrdersNumbered } from '../bought-store.ts';
import { readToPack } from '../waiting-store.ts';
import { picksOfOrder } from './rules.ts';
import type { PickList, PickPlace } from './types.ts';

const placeOf = (facts: SlabFacts | undefined, names: ReadonlyMap<string, string>): PickPlace => {
  const pieces = Number(facts?.text('pieces_per_box') ?? Number.NaN);
  const yard = facts?.choice('slab_yard');
  return {
    unit: facts?.choice('selling_unit')?.code ?? null,
    piecesPerUnit: Number.isFinite(pieces) && pieces > 1 ? pieces : null,
    location: yard ? (names.get(yard.code) ?? yard.label) : null,
    rack: facts?.text('slab_rack') ?? null,
    lot: facts?.choice('slab_lot')?.label ?? null,
  };
};

/** The oldest orders to pack, and their items with the location of each. */
export const readPickList = async (context: CommerceContext): Promise<PickList> => {
  const { kysely } = context.db;
  const waiting = await readToPack(kysely);
  const numbers = waiting.slice(0, MOST_OF_TODAY).map(({ title }) => title);
  const found = new Map((await findOrdersNumbered(kysely, numbers)).map((order) => [order.number, order]));
  const orders = numbers.flatMap((number) => found.get(number) ?? []);
  const picks = orders.flatMap((order) => picksOfOrder(order, context.storeView.language));
  const productIds = picks.map(({ productId }) => productId);
  const facts = await findFacts(context, productIds);
  const rackOf = await racksOf(context, productIds);
  const names = new Map((await listShowrooms(context)).map(({ code, name }) => [code, name]));
  return {
    orders,
    picks: picks.map((pick) => {
      const { productId, lots } = pick;
      const place = placeOf(facts.get(productId), names);
      return {
        ...pick,
        lots: lots.map((lot) => ({ ...lot, rack: place.rack ?? rackOf(productId, lot.code) })),
        place: { ...place, rack: place.rack ?? rackOf(productId, place.lot) },
      };
    }),
    hasMore: waiting.length > MOST_OF_TODAY,
  };
};
