import { isSampleSku, MAX_QUERIED_SAMPLES, productSkuOf, sampleSkuOf } from '#contract/samples.ts';
import { attributeText, findSellable } from '#commerce/merchandise/catalog/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { countedSince, freeLines, keysOf, sizeIn } from './rules.ts';
import { countFree, deleteFree, deleteUncounted, insertFree, lockTaker, readRule, replaceRule } from './store.ts';
import type { SampleRule, SampleTaker } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

/** Number of free samples left; 0 if the shop offers no samples. */
export const freeSamplesLeft = async (db: Db, taker: SampleTaker, now: Date): Promise<number> => {
  const rule = await readRule(db);
  if (!rule) return 0;
  return Math.max(0, rule.freePieces - (await countFree(db, keysOf(taker), countedSince(now, rule.freeDays))));
};

type Line = { sellable: Pick<Sellable, 'sku'>; unitPrice: number | null; rowTotal: number };

/**
 * The lines with sample prices: free ones cost nothing, further ones the price of their product. Counts earlier orders
 * through `db`, which may be a transaction.
 */
export const priceSamples = async <L extends Line>(
  db: Db,
  lines: readonly L[],
  taker: SampleTaker,
  now: Date,
): Promise<readonly L[]> => {
  const samples = lines.filter(({ sellable, unitPrice }) => isSampleSku(sellable.sku) && unitPrice !== null);
  if (samples.length === 0) return lines;
  const free = freeLines(samples, await freeSamplesLeft(db, taker, now));
  return lines.map((line) => (free.has(line) ? { ...line, unitPrice: 0, rowTotal: 0 } : line));
};

/** Locks the person before the final pricing, so that simultaneous orders do not exceed the free samples. */
export const lockSampleTaker = (db: Db, taker: SampleTaker): Promise<void> => lockTaker(db, keysOf(taker));

/** Records the free samples of an order, in its transaction. */
export const recordFreeSamples = async (
  db: Db,
  orderId: number,
  lines: readonly Line[],
  taker: SampleTaker,
  now: Date,
): Promise<void> => {
  const pieces = lines.filter(({ sellable, rowTotal }) => isSampleSku(sellable.sku) && rowTotal === 0).length;
  if (pieces === 0) return;
  const { customerId, emailHash, placeHash } = keysOf(taker);
  if (!emailHash || !placeHash)
    throw new Error('An order of free samples needs an email address and a delivery address.');
  await insertFree(db, orderId, { customerId, emailHash, placeHash }, pieces, now);
};

/** Deletes a cancelled order's record of free samples, in the transaction that cancels it. */
export const returnFreeSamples = (db: Db, orderId: number): Promise<void> => deleteFree(db, orderId);

export type SampleOffer = { productSku: string; sample: Sellable; price: number; size: string | null };

export type SampleOffers = SampleRule & {
  /** For the signed-in customer; null for a guest. */
  freeLeft: number | null;
  offers: readonly SampleOffer[];
};

/** Samples of these products in the current currency; null if the shop offers none. */
export const findSamples = async (
  context: CommerceContext,
  productSkus: readonly string[],
): Promise<SampleOffers | null> => {
  const { db, customer, currency, clock } = context;
  context.noStore();
  if (productSkus.length > MAX_QUERIED_SAMPLES)
    throw new InputError('Maximum items of type "%type" is %max', {
      parameters: { type: 'skus', max: MAX_QUERIED_SAMPLES },
    });
  const rule = await readRule(db.kysely);
  if (!rule) return null;
  const taker = customer && { customerId: customer.id, email: customer.email, address: null };
  const found = await findSellable(context, db.kysely, [...new Set(productSkus)].map(sampleSkuOf));
  const offers = await Promise.all(
    [...new Set(productSkus)].map(async (productSku): Promise<SampleOffer[]> => {
      const sample = found.get(sampleSkuOf(productSku));
      const price = sample?.prices[currency]?.final;
      if (!sample?.isEnabled || sample.isPriceHidden || price === undefined) return [];
      const size = sizeIn(context.storeView.locale, await attributeText(context, sample.productId, 'actual_size'));
      return [{ productSku: productSkuOf(sample.sku), sample, price, size }];
    }),
  );
  return {
    ...rule,
    freeLeft: taker && (await freeSamplesLeft(db.kysely, taker, clock.now())),
    offers: offers.flat(),
  };
};

/** Writes the rule in the importer's transaction; null disables samples. */
export const saveSampleRule = (db: Db, rule: SampleRule | null): Promise<void> => replaceRule(db, rule);

/** Starts the clean-up of records outside the counting period. */
export const startSamples = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'free samples that count no more',
    everyMs: DAY_MS,
    run: async () => ({ orders: await deleteUncounted(db.kysely, clock.now()) }),
  });
