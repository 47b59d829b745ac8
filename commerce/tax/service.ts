import type { Db } from '#commerce/platform/database/types.ts';
import { taxDay } from './rules.ts';
import { findTaxRates } from './store.ts';
import type { PlaceOfSupply, TaxRate } from './types.ts';

export { taxLabel } from './labels.ts';
export { computeTaxes } from './rules.ts';

/** Rates to collect now; none while the place is not known. */
export const currentTaxRates = async (db: Db, place: PlaceOfSupply | undefined, now: Date): Promise<readonly TaxRate[]> =>
  place ? findTaxRates(db, place, taxDay(now)) : [];
