import { createHash } from 'node:crypto';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { readProductInputs } from '../input-store.ts';
import { readTiers } from '../tier-store.ts';
import type { TierRow } from '../tier-types.ts';
import type { StoredProduct } from '../types.ts';

/** Version of a product: a hash of its stored data and tier prices, without stock, which orders change. */
export const productVersion = (product: StoredProduct, tiers: readonly TierRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([product, tiers.filter(({ productId }) => productId === product.id)]))
    .digest('hex')
    .slice(0, 16);

/** Throws unless the product still has the version that the caller has read. Undefined: not checked. */
export const assertVersion = async (db: Db, sku: string, expected: string | undefined): Promise<void> => {
  if (expected === undefined) return;
  const [product] = await readProductInputs(db, [sku]);
  if (!product) return;
  if (productVersion(product, await readTiers(db, [product.id])) === expected) return;
  throw new InputError('The product "%1" was changed meanwhile.', {
    code: CHANGED_BY_OTHERS,
    status: 412,
    parameters: [product.sku],
  });
};
