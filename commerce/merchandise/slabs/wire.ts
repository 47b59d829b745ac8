import type { CommerceContext } from '#commerce/platform/context.ts';
import { showroomOnWire } from '#commerce/merchandise/showroom/wire.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { pageInfo } from '#commerce/platform/paging.ts';
import type {
  SlabHold,
  Slabs,
  SlabUnit as SlabOnWire,
  Stockroom as StockroomOnWire,
} from '#contract/generated/schema-types.ts';
import type { FoundSlabs } from './service.ts';
import type { Stockroom } from './stockroom.ts';
import { tokenFor } from './tokens.ts';
import type { Hold, HoldStatus } from './types.ts';
import { findUnit } from './units.ts';
import type { SlabUnit } from './units.ts';

/** An expired hold is shown as such even before its job has ended it. */
const statusOf = ({ status, expiresAt }: Hold, now: Date): HoldStatus =>
  status === 'HELD' && expiresAt <= now ? 'EXPIRED' : status;

const unitOnWire = ({ yard, ...unit }: SlabUnit): SlabOnWire => ({ ...unit, yard: yard && showroomOnWire(yard) });

/** The slabs of a product in the contract's format. */
export const slabsOnWire = ({ rule, units }: FoundSlabs): Slabs => ({
  hold_hours: rule?.hours ?? null,
  holds_at_once: rule?.atOnce ?? null,
  items: units.map(unitOnWire),
});

/** Slabs of all yards in the contract's format. */
export const stockroomOnWire = (
  { currency }: Pick<CommerceContext, 'currency'>,
  { rule, count, page, found, ...choices }: Stockroom,
): StockroomOnWire => ({
  hold_hours: rule?.hours ?? null,
  total_count: count,
  page_info: pageInfo(page),
  yards: [...choices.yards],
  materials: [...choices.materials],
  finishes: [...choices.finishes],
  thicknesses: [...choices.thicknesses],
  items: found.map(({ unit, sellable, facts }) => {
    const price = sellable.isPriceHidden ? undefined : sellable.prices[currency];
    return {
      slab: unitOnWire(unit),
      material: facts.choice('material')?.label ?? null,
      price: price ? moneyOf(price.final, currency) : null,
      hidden_price_reason: sellable.hiddenPrice ?? null,
      product_url_key: sellable.urlKey,
    };
  }),
});

/** A hold in the contract's format, for a caller who may open it. */
export const holdOnWire = async (context: CommerceContext, hold: Hold): Promise<SlabHold> => {
  const { slab, urlKey } = await findUnit(context, hold.sku);
  return {
    number: String(hold.id),
    token: await tokenFor(context, hold.id),
    status: statusOf(hold, context.clock.now()),
    held_at: hold.heldAt.toISOString(),
    expires_at: hold.expiresAt.toISOString(),
    sku: hold.sku,
    slab: slab && unitOnWire(slab),
    product_url_key: urlKey,
  };
};
