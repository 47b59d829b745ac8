import * as v from 'valibot';
import { doOverlap, EVERY_POSTCODE } from '#commerce/platform/postal-ranges.ts';
import { SITE_ACCESS, type ShippingInput } from '#commerce/sale/shipping/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Folder } from './folder.ts';
import { timeZoneOf } from './moments.ts';
import { amount, amountsByCurrency, isRegion, minorOf, kilograms, postcodes, rangesOf } from './rate-fields.ts';
import { code, country, currency } from './field-schemas.ts';
import { isTimeZone } from '#commerce/platform/time-zone.ts';

const FILE = 'shipping.yaml';
const REST = '';
const CARRIERS = ['flatrate', 'freight', 'samples'] as const;

const band = v.strictObject(
  { up_to_kg: v.optional(kilograms), price: amount, per_kg: v.optional(amount, 0) },
  'must be a band: { up_to_kg: …, price: …, per_kg: … }',
);

const zone = v.strictObject(
  {
    country,
    regions: v.union(
      [v.literal('rest'), v.pipe(v.array(v.string()), v.minLength(1))],
      'must be rest, or a list of regions such as [QC, ON]',
    ),
    postcodes,
  },
  'must be a zone: { country: …, regions: … }, and postcodes for some of them only',
);

const bands = v.pipe(v.array(band, 'must be a list of bands'), v.minLength(1, 'must have one band at least'));

const MAX_DAYS = 90;
const BUSINESS_DAYS = 'must be a number of business days';
const CLOSED_DAY = /^(?:\d{4}-)?\d{2}-\d{2}$/;
const days = v.pipe(
  v.number(BUSINESS_DAYS),
  v.integer(BUSINESS_DAYS),
  v.minValue(0, BUSINESS_DAYS),
  v.maxValue(MAX_DAYS, BUSINESS_DAYS),
);

const shippingSchema = v.strictObject({
  zones: v.record(code, zone, 'must be zones by name'),
  rates: v.record(
    v.picklist(CARRIERS, `must be one of ${CARRIERS.join(', ')}`),
    v.record(code, v.record(currency, bands, 'must be bands by currency'), 'must be prices by zone'),
    'must be prices by carrier',
  ),
  site_access: v.optional(
    v.record(
      v.picklist(SITE_ACCESS, `must be one of ${SITE_ACCESS.join(', ')}`),
      amountsByCurrency('must be prices by currency'),
      'must be prices by what is asked',
    ),
    {},
  ),
  times: v.optional(
    v.strictObject({
      time_zone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as America/Toronto'))),
      closed_on: v.optional(
        v.array(v.pipe(v.string(), v.regex(CLOSED_DAY, 'must be a day such as 12-25 or 2026-12-24'))),
        [],
      ),
      leaves: v.record(
        v.picklist([...CARRIERS, 'instore'], `must be one of ${[...CARRIERS, 'instore'].join(', ')}`),
        days,
      ),
      travels: v.record(
        v.picklist(CARRIERS, `must be one of ${CARRIERS.join(', ')}`),
        v.record(code, v.tuple([days, days], 'must be the fewest and the most days: [2, 5]')),
      ),
    }),
  ),
});

type Shipping = v.InferOutput<typeof shippingSchema>;

type Zone = ShippingInput['zones'][number];

const zonesOf = (folder: Folder, { zones }: Shipping): ShippingInput['zones'] => {
  const known: Zone[] = [];
  const add = (one: Zone, keys: readonly (string | number)[], written: string): void => {
    const isSamePlace = ({ countryId, regionCode }: Zone): boolean =>
      countryId === one.countryId && regionCode === one.regionCode;
    const other = known.find(
      (zone) => isSamePlace(zone) && (zone.first === '') === (one.first === '') && doOverlap(zone, one),
    );
    if (other)
      folder.wrongAt(
        FILE,
        keys,
        other.zone === one.zone
          ? `"${written}" of ${one.countryId} stands in this zone twice`
          : `"${written}" of ${one.countryId} belongs to the zone ${other.zone} already`,
      );
    known.push(one);
  };
  for (const [zone, { country: countryId, regions, postcodes: entries }] of Object.entries(zones))
    for (const [index, regionCode] of (regions === 'rest' ? [REST] : regions).entries()) {
      const keys = ['zones', zone, 'regions', ...(regions === 'rest' ? [] : [index])];
      if (regionCode !== REST && !isRegion(countryId, regionCode))
        folder.wrongAt(FILE, keys, `"${regionCode}" is no region of ${countryId}`);
      if (!entries) add({ countryId, regionCode, zone, ...EVERY_POSTCODE }, keys, regionCode || 'rest');
      for (const [at, entry] of entries?.entries() ?? []) {
        const entryKeys = ['zones', zone, 'postcodes', at];
        const ranges = rangesOf(countryId, entry, (problem) => folder.wrongAt(FILE, entryKeys, problem));
        for (const range of ranges) add({ countryId, regionCode, zone, ...range }, entryKeys, entry);
      }
    }
  return known;
};

const ratesOf = (folder: Folder, { zones, rates }: Shipping): ShippingInput['rates'] =>
  Object.entries(rates).flatMap(([carrier, byZone]) =>
    Object.entries(byZone).flatMap(([name, byCurrency]) => {
      if (!zones[name]) folder.wrongAt(FILE, ['rates', carrier, name], `there is no zone "${name}"`);
      return Object.entries(byCurrency).flatMap(([money, list]) => {
        let overGrams = 0;
        return list.map(({ up_to_kg: upTo, price, per_kg: perKilogram }, index) => {
          const keys = ['rates', carrier, name, money, index, 'up_to_kg'];
          if (upTo === undefined && index < list.length - 1)
            folder.wrongAt(FILE, keys, 'only the last band may have no upper weight');
          // The shop takes no order without a payment, and free samples cost nothing themselves.
          if (carrier === 'samples' && price === 0)
            folder.wrongAt(FILE, ['rates', carrier, name, money, index, 'price'], 'must be more than 0 for samples');
          if (upTo !== undefined && upTo <= overGrams)
            folder.wrongAt(FILE, keys, `must be more than the ${overGrams / 1000} kg before it`);
          const minorAt = (field: string, value: number): number => {
            const minor = minorOf(value, money);
            if (minor === null)
              folder.wrongAt(FILE, ['rates', carrier, name, money, index, field], 'must be an amount such as 14.95');
            return minor ?? 0;
          };
          const rate = {
            carrierCode: carrier as (typeof CARRIERS)[number],
            zone: name,
            currency: money,
            overGrams,
            upToGrams: upTo ?? null,
            baseAmount: minorAt('price', price),
            perKilogramAmount: minorAt('per_kg', perKilogram),
          };
          overGrams = upTo ?? overGrams;
          return rate;
        });
      });
    }),
  );

const accessOf = ({ site_access: requested }: Shipping): ShippingInput['access'] =>
  Object.entries(requested).flatMap(([code, prices]) =>
    Object.entries(prices).map(([money, price]) => ({
      code: code as (typeof SITE_ACCESS)[number],
      currency: money,
      amount: price,
    })),
  );

const timesOf = (folder: Folder, { zones, times }: Shipping, timeZone: string): ShippingInput['times'] => {
  if (!times) return null;
  for (const [carrier, byZone] of Object.entries(times.travels))
    for (const [name, [fewest, most]] of Object.entries(byZone)) {
      const keys = ['times', 'travels', carrier, name];
      if (!zones[name]) folder.wrongAt(FILE, keys, `there is no zone "${name}"`);
      if (fewest > most) folder.wrongAt(FILE, keys, `${fewest} is more than ${most}`);
    }
  const { time_zone: own, closed_on: closedOn, leaves, travels } = times;
  return { timeZone: own ?? timeZone, closedOn, leaves, travels };
};

export const readShipping = (folder: Folder, stores: StoresInput): ShippingInput => {
  const shipping = folder.yaml(FILE, shippingSchema);
  return shipping
    ? {
        zones: zonesOf(folder, shipping),
        rates: ratesOf(folder, shipping),
        access: accessOf(shipping),
        times: timesOf(folder, shipping, timeZoneOf(stores)),
      }
    : { zones: [], rates: [], access: [], times: null };
};
