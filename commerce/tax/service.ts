import type { Db } from '#commerce/platform/database/types.ts';
import { findTaxRates, replaceTaxes } from './store.ts';
import type { PlaceOfSupply, TaxInput, TaxRate } from './types.ts';

export { taxLabel } from './label-rules.ts';
export { computeTaxes } from './rules.ts';

/** Rates to collect now; empty while the place is unknown. */
export const currentTaxRates = async (
  db: Db,
  place: PlaceOfSupply | undefined,
  now: Date,
): Promise<readonly TaxRate[]> => (place ? findTaxRates(db, place, now) : []);

/** Writes rates and registrations inside the importer's transaction; carts are taxed by them from the next read on. */
export const saveTaxes = (db: Db, taxes: TaxInput): Promise<void> => replaceTaxes(db, taxes);
