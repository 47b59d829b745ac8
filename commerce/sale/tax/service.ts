import type { Db } from '#commerce/platform/database/types.ts';
import { findTaxRates, readExemptPlaces, replaceTaxes } from './store.ts';
import type { ExemptPlace, PlaceOfSupply, TaxInput, TaxRate } from './types.ts';

export { taxLabel } from './label-rules.ts';
export { computeTaxes } from './rules.ts';

/** Rates to collect now from a customer, or a guest (null); empty while the place is unknown. */
export const currentTaxRates = async (
  db: Db,
  place: PlaceOfSupply | undefined,
  now: Date,
  customerId: number | null,
): Promise<readonly TaxRate[]> => (place ? findTaxRates(db, place, now, customerId) : []);

/** Places that take certificates of exemption. */
export const exemptPlaces = (db: Db): Promise<readonly ExemptPlace[]> => readExemptPlaces(db);

/** Writes rates and registrations inside the importer's transaction; carts are taxed by them from the next read on. */
export const saveTaxes = (db: Db, taxes: TaxInput): Promise<void> => replaceTaxes(db, taxes);
