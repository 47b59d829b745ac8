import type { Db } from '#commerce/platform/database/types.ts';
import { findTaxRates, readExemptPlaces, replaceTaxes } from './store.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { ExemptPlace, PlaceOfSupply, TaxInput, TaxRate, TaxTerms } from './types.ts';

export { taxLabel } from './label-rules.ts';
export { computeTaxes, netAndGross, priceAt } from './rules.ts';

/** Rates to collect now from a customer, or a guest (null); empty while the place is unknown. */
export const currentTaxRates = async (
  db: Db,
  place: PlaceOfSupply | undefined,
  now: Date,
  customerId: number | null,
): Promise<readonly TaxRate[]> => (place ? findTaxRates(db, place, now, customerId) : []);

/**
 * Taxes at a destination. If it is unknown and prices include tax, the view's country is used. Prices include the taxes
 * of that country or, with cross-border trade, of the destination.
 */
export const taxTerms = async (
  db: Db,
  view: Pick<StoreView, 'countryId' | 'includedTax'>,
  place: PlaceOfSupply | undefined,
  now: Date,
  customerId: number | null,
): Promise<TaxTerms> => {
  const rates = await currentTaxRates(db, place, now, customerId);
  if (!view.includedTax) return { rates, contained: null };
  if (place && view.includedTax === 'destination') return { rates, contained: rates };
  const home = await findTaxRates(db, { countryId: view.countryId, regionCode: '' }, now, null);
  return { rates: place ? rates : home, contained: home };
};

/** Places that take certificates of exemption. */
export const exemptPlaces = (db: Db): Promise<readonly ExemptPlace[]> => readExemptPlaces(db);

/** Writes rates and registrations inside the importer's transaction; carts are taxed by them from the next read on. */
export const saveTaxes = (db: Db, taxes: TaxInput): Promise<void> => replaceTaxes(db, taxes);
