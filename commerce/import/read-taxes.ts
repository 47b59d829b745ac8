import * as v from 'valibot';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { TaxInput } from '#commerce/sale/tax/types.ts';
import type { Folder } from './folder.ts';
import { timeZoneOf } from './moments.ts';
import { day, isRegion, percent } from './rate-fields.ts';
import { country, text } from './field-schemas.ts';

const FILE = 'taxes.yaml';
/** Regions of a country without rates of their own, or a country without regions. */
const REST = '';

const taxCode = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z][a-z0-9_]{1,19}$/, 'must be the code of a tax such as gst or vat'),
);

const rate = v.strictObject(
  {
    tax: taxCode,
    percent,
    from: day,
    until: v.optional(day),
    shipping: v.optional(v.boolean('must be true or false'), true),
    source: text,
  },
  'must be a rate: { tax: …, percent: …, from: …, source: … }',
);

const taxesSchema = v.strictObject({
  registrations: v.array(
    v.strictObject({
      country,
      regions: v.union(
        [v.literal('rest'), v.array(v.string('must be a region such as QC'))],
        'must be rest, or a list of regions such as [QC, ON]',
      ),
      from: day,
      until: v.optional(day),
      note: v.optional(v.string(), ''),
    }),
    'must be a list of registrations',
  ),
  exempt: v.optional(
    v.record(
      country,
      v.record(
        v.string(),
        v.pipe(v.array(taxCode, 'must be a list of taxes such as [pst]'), v.minLength(1, 'must name one tax at least')),
        'must be taxes by region',
      ),
      'must be taxes by country and region',
    ),
    {},
  ),
  rates: v.record(
    country,
    v.record(v.string(), v.array(rate, 'must be a list of rates'), 'must be rates by region'),
    'must be rates by country',
  ),
});

type Taxes = v.InferOutput<typeof taxesSchema>;

const endsBeforeItBegins = ({ from, until }: { from: string; until?: string | undefined }): boolean =>
  until !== undefined && until < from;

const registrationsOf = (folder: Folder, { registrations }: Taxes): TaxInput['registrations'] => {
  const known = new Set<string>();
  return registrations.flatMap((registration, index) => {
    const { country: countryId, regions, from, until, note } = registration;
    if (endsBeforeItBegins(registration))
      folder.wrongAt(FILE, ['registrations', index, 'until'], `must be ${from} or later`);
    return (regions === 'rest' ? [REST] : regions).map((regionCode, at) => {
      const keys = ['registrations', index, 'regions', ...(regions === 'rest' ? [] : [at])];
      if (regionCode !== REST && !isRegion(countryId, regionCode))
        folder.wrongAt(FILE, keys, `"${regionCode}" is no region of ${countryId}`);
      const key = `${countryId}/${regionCode}/${from}`;
      if (known.has(key)) folder.wrongAt(FILE, keys, `"${regionCode}" is registered from ${from} already`);
      known.add(key);
      return { countryId, regionCode, from, until: until ?? null, note };
    });
  });
};

const exemptOf = (folder: Folder, { exempt, rates }: Taxes): TaxInput['exempt'] =>
  Object.entries(exempt).flatMap(([countryId, byRegion]) =>
    Object.entries(byRegion).flatMap(([regionCode, codes]) => {
      if (!isRegion(countryId, regionCode))
        folder.wrongAt(FILE, ['exempt', countryId, regionCode], `"${regionCode}" is no region of ${countryId}`);
      const collected = rates[countryId]?.[regionCode]?.map(({ tax }) => tax) ?? [];
      for (const [index, code] of codes.entries())
        if (!collected.includes(code))
          folder.wrongAt(
            FILE,
            ['exempt', countryId, regionCode, index],
            `there is no rate of ${code} in ${regionCode}`,
          );
      return [...new Set(codes)].map((code) => ({ countryId, regionCode, code }));
    }),
  );

const ratesOf = (folder: Folder, { rates }: Taxes): TaxInput['rates'] =>
  Object.entries(rates).flatMap(([countryId, byRegion]) =>
    Object.entries(byRegion).flatMap(([region, list]) => {
      const keys = ['rates', countryId, region];
      const regionCode = region === 'rest' ? REST : region;
      if (regionCode !== REST && !isRegion(countryId, regionCode))
        folder.wrongAt(FILE, keys, `"${regionCode}" is no region of ${countryId}`);
      const order = [...new Set(list.map(({ tax }) => tax))];
      return list.map((one, index) => {
        if (endsBeforeItBegins(one)) folder.wrongAt(FILE, [...keys, index, 'until'], `must be ${one.from} or later`);
        if (list.findIndex(({ tax, from }) => tax === one.tax && from === one.from) < index)
          folder.wrongAt(FILE, [...keys, index, 'from'], `there is a rate of ${one.tax} from ${one.from} already`);
        return {
          countryId,
          regionCode,
          code: one.tax,
          ratePpm: one.percent,
          position: order.indexOf(one.tax) + 1,
          isShippingTaxable: one.shipping,
          from: one.from,
          until: one.until ?? null,
          source: one.source,
        };
      });
    }),
  );

export const readTaxes = (folder: Folder, stores: StoresInput): TaxInput => {
  const taxes = folder.yaml(FILE, taxesSchema);
  return {
    timeZone: timeZoneOf(stores),
    exempt: taxes ? exemptOf(folder, taxes) : [],
    registrations: taxes ? registrationsOf(folder, taxes) : [],
    rates: taxes ? ratesOf(folder, taxes) : [],
  };
};
