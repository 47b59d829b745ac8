import { sql } from 'kysely';
import { postalKey } from '#commerce/platform/postal-ranges.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { AccessPrice, DeliveryTimes, ShippingDestination, ShippingInput, ShippingRate } from './types.ts';

export type ZoneRate = ShippingRate & { zone: string; times: DeliveryTimes | null };

type ZoneRateRow = Row<
  'shipping_rate',
  'zone',
  {
    carrierCode: 'carrier_code';
    overGrams: 'over_grams';
    upToGrams: 'up_to_grams';
    baseAmount: 'base_amount';
    perKilogramAmount: 'per_kilogram_amount';
  }
> &
  Pick<ZoneRate, 'times'>;

/** Rates of the destination's zone, with the times of delivery. A zone of postal codes precedes one of a region. */
export const findShippingRates = async (
  db: Db,
  { countryId, regionCode, postcode = '' }: ShippingDestination,
  currency: CurrencyCode,
): Promise<readonly ZoneRate[]> => {
  const { rows } = await sql<ZoneRateRow>`
    select carrier_code as "carrierCode", over_grams as "overGrams", up_to_grams as "upToGrams",
      base_amount as "baseAmount", per_kilogram_amount as "perKilogramAmount",
      zone, (select times from delivery_times) as times
    from shipping_rate
    where currency = ${currency} and zone = (
      select zone from shipping_zone where country_id = ${countryId} and region_code in (${regionCode}, '')
        and (first_postcode = '' or ${postalKey(countryId, postcode)} between first_postcode and last_postcode)
      order by first_postcode <> '' desc, region_code desc limit 1
    )`.execute(db);
  return rows;
};

/** Undefined if the merchant states none. */
export const findDeliveryTimes = async (db: Db): Promise<DeliveryTimes | undefined> =>
  (await db.selectFrom('delivery_times').select('times').$narrowType<{ times: DeliveryTimes }>().executeTakeFirst())
    ?.times;

/** Delivery questions and their prices, in order. */
export const findAccessPrices = async (db: Db, currency: CurrencyCode): Promise<readonly AccessPrice[]> => {
  return db
    .selectFrom('site_access')
    .select(['code', 'amount'])
    .$narrowType<Pick<AccessPrice, 'code'>>()
    .where('currency', '=', currency)
    .orderBy('position')
    .execute();
};

/** Makes these the zones and prices, in place of all there were. */
export const replaceShipping = async (db: Db, { zones, rates, access, times }: ShippingInput): Promise<void> => {
  await db.deleteFrom('shipping_rate').execute();
  await db.deleteFrom('shipping_zone').execute();
  await db.deleteFrom('site_access').execute();
  await db.deleteFrom('delivery_times').execute();
  if (times)
    await db
      .insertInto('delivery_times')
      .values({ times: JSON.stringify(times) })
      .execute();
  await sql`insert into shipping_zone (country_id, region_code, first_postcode, last_postcode, zone)
    select "countryId", "regionCode", first, last, zone
    from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb)
      as i("countryId" text, "regionCode" text, first text, last text, zone text)`.execute(db);
  await sql`insert into shipping_rate (zone, carrier_code, currency, over_grams, up_to_grams, base_amount, per_kilogram_amount)
    select zone, "carrierCode", currency, "overGrams", "upToGrams", "baseAmount", "perKilogramAmount"
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as i(zone text, "carrierCode" text, currency text, "overGrams" int,
      "upToGrams" int, "baseAmount" bigint, "perKilogramAmount" bigint)`.execute(db);
  await sql`insert into site_access (code, currency, amount, position)
    select code, currency, amount, position
    from jsonb_to_recordset(${JSON.stringify(access.map((each, position) => ({ ...each, position })))}::jsonb) as i(code text, currency text,
      amount bigint, position int)`.execute(db);
};
