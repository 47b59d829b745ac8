import { findSellable, findSlabFacts } from '#commerce/merchandise/catalog/service.ts';
import type { SlabFacts } from '#commerce/merchandise/catalog/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { listShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { SlabUnit as SlabOnWire } from '#contract/generated/schema-types.ts';
import { sizeOf } from '#contract/actual-size.ts';
import type { SlabState } from '#contract/slabs.ts';
import { readHeldUntil } from './store.ts';

/** The contract's slab, with the shop's showroom as its yard. */
export type SlabUnit = Omit<SlabOnWire, 'yard'> & { yard: Showroom | null };

const stateOf = ({ available }: Sellable, until: Date | undefined, now: Date): SlabState => {
  if (available > 0) return 'AVAILABLE';
  if (!until) return 'SOLD';
  return until <= now ? 'AVAILABLE' : 'HELD';
};

const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);

/** A slab with its catalogue data. */
export type FoundUnit = { unit: SlabUnit; sellable: Sellable; facts: SlabFacts };

/** Converts catalogue data of slabs to units with their current state. Hides prices from `groupId` where required. */
export const unitsOf = async (
  context: CommerceContext,
  facts: readonly SlabFacts[],
  groupId?: number,
): Promise<readonly FoundUnit[]> => {
  if (facts.length === 0) return [];
  const { db, clock, settings, storeView } = context;
  const [sellables, heldUntil, showrooms] = await Promise.all([
    findSellable(
      groupId === undefined ? { storeView } : { storeView, groupId },
      db.kysely,
      facts.map((slab) => slab.sku),
    ),
    readHeldUntil(
      db.kysely,
      facts.map(({ productId }) => productId),
    ),
    listShowrooms(context),
  ]);
  const now = clock.now();
  return facts.flatMap((slab): FoundUnit[] => {
    const { productId, sku, text, choice } = slab;
    const sellable = sellables.get(sku);
    if (!sellable?.isEnabled) return [];
    const size = sizeOf(text('actual_size'));
    const until = heldUntil.get(productId);
    const state = stateOf(sellable, until, now);
    const unit: SlabUnit = {
      sku,
      name: sellable.name,
      lot: choice('slab_lot')?.label ?? null,
      bundle: text('slab_bundle') ?? null,
      picture: sellable.imageFile && productImageUrl(settings, sellable.imageFile),
      picture_label: sellable.imageLabel,
      length_mm: size?.length ?? null,
      width_mm: size?.width ?? null,
      thickness_mm: numberIn(text('thickness_mm')),
      area_sq_ft: numberIn(text('coverage_sq_ft')),
      finish: choice('finish')?.label ?? null,
      shade_variation: choice('shade_variation')?.code ?? null,
      yard: showrooms.find(({ code }) => code === choice('slab_yard')?.code) ?? null,
      rack: text('slab_rack') ?? null,
      veins: choice('vein_direction')?.code ?? null,
      state,
      held_until: state === 'HELD' ? until!.toISOString() : null,
    };
    return [{ unit, sellable, facts: slab }];
  });
};

const byLot = (one: string | null | undefined, other: string | null | undefined): number =>
  (one ?? '').localeCompare(other ?? '', 'en', { numeric: true });

/** The slabs of a product, or the one of this sku, in the order of lots. Tags the response with each. */
export const findUnits = async (context: CommerceContext, sku: string): Promise<readonly SlabUnit[]> => {
  const found = await unitsOf(context, await findSlabFacts(context, sku));
  return found.map(({ unit }) => unit).sort((one, other) => byLot(one.lot, other.lot));
};

/** One slab, and the url key of its page. */
export const findUnit = async (
  context: CommerceContext,
  sku: string,
): Promise<{ slab: SlabUnit | null; urlKey: string | null }> => {
  const [slab] = await findUnits(context, sku);
  const sellable = slab && (await findSellable(context, context.db.kysely, [slab.sku])).get(slab.sku);
  return { slab: slab ?? null, urlKey: sellable?.urlKey ?? null };
};
