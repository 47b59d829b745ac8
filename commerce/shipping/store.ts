import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/stores/types.ts';
import type { ShippingDestination, ShippingRate } from './types.ts';

/** Rates of the destination's zone; a region without a zone of its own is in its country's. */
export const findShippingRates = async (db: Db, { countryId, regionCode }: ShippingDestination, currency: CurrencyCode): Promise<readonly ShippingRate[]> => {
  const { rows } = await sql<ShippingRate>`
    select carrier_code as "carrierCode", over_grams as "overGrams", up_to_grams as "upToGrams",
      base_amount as "baseAmount", per_kilogram_amount as "perKilogramAmount"
    from shipping_rate
    where currency = ${currency} and zone = (
      select zone from shipping_zone where country_id = ${countryId} and region_code in (${regionCode}, '')
      order by region_code desc limit 1
    )`.execute(db);
  return rows;
};
