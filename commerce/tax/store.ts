import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { PlaceOfSupply, TaxRate } from './types.ts';

/** Rates in force on `day` (`YYYY-MM-DD`) at a place where the merchant is registered on that day. */
export const findTaxRates = async (db: Db, place: PlaceOfSupply, day: string): Promise<readonly TaxRate[]> => {
  const { rows } = await sql<TaxRate & { position: number }>`
    select distinct on (rate.position, rate.tax_code)
      rate.position, rate.tax_code as "code", rate.region_code as "regionCode", rate.rate_ppm as "ratePpm", rate.is_shipping_taxable as "isShippingTaxable"
    from tax_rate rate
    join tax_registration registration
      on registration.country_id = rate.country_id and registration.region_code = rate.region_code
      and registration.registered_from <= ${day}::date
      and (registration.registered_until is null or registration.registered_until >= ${day}::date)
    where rate.country_id = ${place.countryId} and rate.region_code = ${place.regionCode}
      and rate.effective_from <= ${day}::date
      and (rate.effective_until is null or rate.effective_until >= ${day}::date)
    order by rate.position, rate.tax_code, rate.effective_from desc`.execute(db);
  return rows.map(({ code, regionCode, ratePpm, isShippingTaxable }) => ({ code, regionCode, ratePpm, isShippingTaxable }));
};
