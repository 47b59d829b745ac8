import { keptOrRead } from '#commerce/platform/database/kept-facts.ts';
import type { Facts } from '#commerce/platform/database/kept-facts.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { findTaxRates, readExemptPlaces, replaceTaxes } from './store.ts';
import type { ExemptPlace, PlaceOfSupply, TaxInput, TaxRate } from './types.ts';

export { taxLabel } from './label-rules.ts';
export { computeTaxes } from './rules.ts';

/** Rates change at midnight somewhere: with the quarter of an hour, as all time zones are whole quarters off. */
const QUARTER_MS = 15 * 60 * 1000;

/**
 * Rates to collect now from a customer, or a guest; empty while the place is unknown. With facts those of guests are read
 * once for each place; a customer may be exempt.
 */
export const currentTaxRates = async (
  db: Db,
  place: PlaceOfSupply | undefined,
  now: Date,
  customerId: number | null,
  facts?: Facts,
): Promise<readonly TaxRate[]> => {
  if (!place) return [];
  const { countryId, regionCode } = place;
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  return keptOrRead(customerId === null ? facts : undefined, `tax ${countryId} ${regionCode} ${quarter}`, () =>
    findTaxRates(db, place, now, customerId),
  );
};

/** Places that take certificates of exemption. */
export const exemptPlaces = (db: Db): Promise<readonly ExemptPlace[]> => readExemptPlaces(db);

/** Writes rates and registrations inside the importer's transaction; carts are taxed by them from the next read on. */
export const saveTaxes = (db: Db, taxes: TaxInput): Promise<void> => replaceTaxes(db, taxes);
