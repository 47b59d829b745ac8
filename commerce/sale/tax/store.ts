import { sql } from 'kysely';
import { postalKey } from '#commerce/platform/postal-ranges.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { ExemptPlace, PlaceOfSupply, TaxInput, TaxRate } from './types.ts';

type TaxRateRow = Row<
  'tax_rate',
  'position',
  { code: 'tax_code'; regionCode: 'region_code'; ratePpm: 'rate_ppm'; isShippingTaxable: 'is_shipping_taxable' }
> & { labels: TaxRate['labels']; exemption: TaxRate['exemption'] | null };

/**
 * Tax rates in force at `now` at a place where the merchant is registered on that day, in the rate's time zone. A
 * rate for the postal code replaces the general rate of the same tax. Taxes from which the customer is exempt
 * have the rate 0.
 */
export const findTaxRates = async (
  db: Db,
  place: PlaceOfSupply,
  now: Date,
  customerId: number | null,
): Promise<readonly TaxRate[]> => {
  const { rows } = await sql<TaxRateRow>`
    select distinct on (rate.position, rate.tax_code)
      rate.position, rate.tax_code as "code", rate.region_code as "regionCode", rate.rate_ppm as "ratePpm", rate.is_shipping_taxable as "isShippingTaxable",
      rate.labels, exemption.exemption
    from tax_rate rate
    cross join lateral (select (${now}::timestamptz at time zone rate.time_zone)::date as day) today
    join tax_registration registration
      on registration.country_id = rate.country_id and registration.region_code = rate.region_code
      and registration.registered_from <= today.day
      and (registration.registered_until is null or registration.registered_until >= today.day)
    left join lateral (
      select jsonb_build_object('number', e.number, 'until', e.valid_until) as exemption
      from tax_exemption e join tax_exempt x using (country_id, region_code)
      where e.customer_id = ${customerId}::bigint and e.country_id = rate.country_id and e.region_code = rate.region_code
        and x.tax_code = rate.tax_code and e.valid_until >= today.day
      order by e.valid_until desc limit 1) exemption on true
    where rate.country_id = ${place.countryId}
      and rate.region_code = case when exists (
        select from tax_rate own where own.country_id = ${place.countryId} and own.region_code = ${place.regionCode}
      ) then ${place.regionCode} else '' end
      and (rate.first_postcode = '' or ${postalKey(place.countryId, place.postcode ?? '')} between rate.first_postcode and rate.last_postcode)
      and rate.effective_from <= today.day
      and (rate.effective_until is null or rate.effective_until >= today.day)
    order by rate.position, rate.tax_code, rate.first_postcode <> '' desc, rate.effective_from desc`.execute(db);
  return rows.map(({ code, regionCode, ratePpm, isShippingTaxable, labels, exemption }) => ({
    code,
    regionCode,
    ratePpm: exemption ? 0 : ratePpm,
    isShippingTaxable,
    labels,
    ...(exemption ? { exemption, exemptPpm: ratePpm } : {}),
  }));
};

type ExemptPlaceRow = Row<'tax_exempt', never, { countryId: 'country_id'; regionCode: 'region_code' }> &
  Pick<ExemptPlace, 'codes'>;

export const readExemptPlaces = async (db: Db): Promise<readonly ExemptPlace[]> => {
  const { rows } = await sql<ExemptPlaceRow>`
    select country_id as "countryId", region_code as "regionCode", jsonb_agg(tax_code order by tax_code) as codes
      from tax_exempt group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};

/** Makes these the rates and registrations, in place of all there were. */
export const replaceTaxes = async (db: Db, { rates, registrations, exempt, timeZone }: TaxInput): Promise<void> => {
  await db.deleteFrom('tax_rate').execute();
  await db.deleteFrom('tax_registration').execute();
  await db.deleteFrom('tax_exempt').execute();
  await sql`insert into tax_exempt (country_id, region_code, tax_code)
    select "countryId", "regionCode", code
    from jsonb_to_recordset(${JSON.stringify(exempt)}::jsonb) as i("countryId" text, "regionCode" text, code text)`.execute(
    db,
  );
  await sql`insert into tax_rate (country_id, region_code, tax_code, rate_ppm, position, is_shipping_taxable, effective_from,
      effective_until, source, first_postcode, last_postcode, labels, time_zone)
    select "countryId", "regionCode", code, "ratePpm", position, "isShippingTaxable", "from", until, source, first, last, labels, ${timeZone}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as i("countryId" text, "regionCode" text, code text, "ratePpm" int,
      position smallint, "isShippingTaxable" boolean, "from" date, until date, source text, first text, last text, labels jsonb)`.execute(
    db,
  );
  await sql`insert into tax_registration (country_id, region_code, registered_from, registered_until, note)
    select "countryId", "regionCode", "from", until, note
    from jsonb_to_recordset(${JSON.stringify(registrations)}::jsonb) as i("countryId" text, "regionCode" text, "from" date,
      until date, note text)`.execute(db);
};
