import { arrivedStock, takeArrived } from '#commerce/merchandise/catalog/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { addArrived, findFirstWaiting, lockOrder } from './life-store.ts';

/** Allocates arrived units of a product to the oldest waiting order. Returns their number, 0 if none is left. */
const allocateToFirst = async ({ db: database }: Platform, productId: number): Promise<number> => {
  const number = await findFirstWaiting(database.kysely, productId);
  if (number === undefined) return 0;
  return database.tx(async (db) => {
    const order = await lockOrder(db, number);
    let units = 0;
    for (const line of order?.lines ?? []) {
      if (line.productId !== productId || !line.awaited) continue;
      const taken = await takeArrived(db, { productId, quantity: line.awaited }, order?.customerId ?? null);
      if (taken.quantity > 0) await addArrived(db, line.id, taken);
      units += taken.quantity;
    }
    return units;
  });
};

/** Allocates arrived stock to waiting orders, the oldest first. Returns the number of units. */
export const allocateArrived = async (platform: Platform): Promise<number> => {
  let units = 0;
  for (const { productId } of await arrivedStock(platform.db.kysely))
    for (let taken = 0; (taken = await allocateToFirst(platform, productId)) > 0;) units += taken;
  return units;
};
