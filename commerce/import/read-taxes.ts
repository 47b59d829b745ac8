import * as v from 'valibot';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { taxLabel } from '#commerce/sale/tax/service.ts';
import type { TaxInput } from '#commerce/sale/tax/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { Folder } from './folder.ts';
import { timeZoneOf } from './moments.ts';
import { doOverlap, EVERY_POSTCODE, type PostalRange } from '#commerce/platform/postal-ranges.ts';
import { day, isRegion, percent, postcodes, rangesOf } from './rate-fields.ts';
import { code, country, localized, text } from './field-schemas.ts';

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
    postcodes,
    shipping: v.optional(v.boolean('must be true or false'), true),
    source: text,
  },
  'must be a rate: { tax: …, percent: …, from: …, source: … }',
);

const taxesSchema = v.strictObject({
  prices_include_tax: v.optional(
    v.union([v.boolean(), v.array(code)], 'must be true, false or a list of store views'),
    false,
  ),
  cross_border_trade: v.optional(v.boolean('must be true or false'), false),
  labels: v.optional(v.record(taxCode, localized, 'must be names by tax: { vat: { en: VAT, fr: TVA } }'), {}),
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
    Object.entries(byRegion).flatMap(([region, codes]) => {
      const keys = ['exempt', countryId, region];
      const regionCode = region === 'rest' ? REST : region;
      if (regionCode !== REST && !isRegion(countryId, regionCode))
        folder.wrongAt(FILE, keys, `"${regionCode}" is no region of ${countryId}`);
      const collected = rates[countryId]?.[region]?.map(({ tax }) => tax) ?? [];
      for (const [index, code] of codes.entries())
        if (!collected.includes(code))
          folder.wrongAt(
            FILE,
            [...keys, index],
            `there is no rate of ${code} in ${regionCode === REST ? `the rest of ${countryId}` : regionCode}`,
          );
      return [...new Set(codes)].map((code) => ({ countryId, regionCode, code }));
    }),
  );

type Rate = v.InferOutput<typeof rate>;

const isSamePeriod = (one: Rate, other: Rate): boolean =>
  one.from <= (other.until ?? '9999') && other.from <= (one.until ?? '9999');

/** Reports rates of one tax that start on the same day, and lists of postal codes that overlap. */
const checkRates = (
  folder: Folder,
  list: readonly { rate: Rate; ranges: readonly PostalRange[] }[],
  keys: readonly string[],
): void => {
  for (const [index, { rate: one, ranges }] of list.entries()) {
    const written = JSON.stringify(one.postcodes);
    const earlier = list.slice(0, index).filter(({ rate: { tax } }) => tax === one.tax);
    if (earlier.some(({ rate: other }) => other.from === one.from && JSON.stringify(other.postcodes) === written))
      folder.wrongAt(FILE, [...keys, index, 'from'], `there is a rate of ${one.tax} from ${one.from} already`);
    else if (
      one.postcodes &&
      earlier.some(
        ({ rate: other, ranges: others }) =>
          other.postcodes &&
          JSON.stringify(other.postcodes) !== written &&
          isSamePeriod(one, other) &&
          ranges.some((range) => others.some((another) => doOverlap(range, another))),
      )
    )
      folder.wrongAt(
        FILE,
        [...keys, index, 'postcodes'],
        `another rate of ${one.tax} has some of these postal codes already`,
      );
  }
};

const ratesOf = (folder: Folder, { rates, labels }: Taxes): TaxInput['rates'] =>
  Object.entries(rates).flatMap(([countryId, byRegion]) =>
    Object.entries(byRegion).flatMap(([region, list]) => {
      const keys = ['rates', countryId, region];
      const regionCode = region === 'rest' ? REST : region;
      if (regionCode !== REST && !isRegion(countryId, regionCode))
        folder.wrongAt(FILE, keys, `"${regionCode}" is no region of ${countryId}`);
      const order = [...new Set(list.map(({ tax }) => tax))];
      const placed = list.map((one, index) => ({
        rate: one,
        ranges: one.postcodes?.flatMap((entry, at) =>
          rangesOf(countryId, entry, (problem) => folder.wrongAt(FILE, [...keys, index, 'postcodes', at], problem)),
        ) ?? [EVERY_POSTCODE],
      }));
      const rows = placed.flatMap(({ rate: one, ranges }, index) => {
        if (endsBeforeItBegins(one)) folder.wrongAt(FILE, [...keys, index, 'until'], `must be ${one.from} or later`);
        return ranges.map((range) => ({
          countryId,
          regionCode,
          ...range,
          code: one.tax,
          labels: labels[one.tax] ?? {},
          ratePpm: one.percent,
          position: order.indexOf(one.tax) + 1,
          isShippingTaxable: one.shipping,
          from: one.from,
          until: one.until ?? null,
          source: one.source,
        }));
      });
      checkRates(folder, placed, keys);
      return rows;
    }),
  );

const checkLabels = (folder: Folder, { labels, rates }: Taxes): void => {
  const used = Object.values(rates).flatMap((byRegion) => Object.values(byRegion).flat());
  for (const code of Object.keys(labels))
    if (!used.some(({ tax }) => tax === code)) folder.wrongAt(FILE, ['labels', code], `there is no rate of ${code}`);
};

/** Names of the taxes collected in a country without regions. */
const namesIn = (taxes: TaxInput, countryId: string, language: Language): readonly string[] => {
  const isHere = (place: { countryId: string; regionCode: string }): boolean =>
    place.countryId === countryId && place.regionCode === REST;
  const rates = taxes.registrations.some(isHere) ? taxes.rates.filter(isHere) : [];
  return [...new Set(rates.map((each) => taxLabel(each, language)))];
};

/** Adds the tax settings to store views: whether tax is collected and whether prices include it. */
const withTaxes = (folder: Folder, stores: StoresInput, taxes: TaxInput, written: Taxes): StoresInput => {
  const { prices_include_tax: included, cross_border_trade: isCrossBorder } = written;
  for (const [index, name] of (Array.isArray(included) ? included : []).entries())
    if (!stores.views.some((view) => view.code === name))
      folder.wrongAt(FILE, ['prices_include_tax', index], `there is no store view "${name}"`);
  return {
    ...stores,
    views: stores.views.map((view) => {
      const { country: home, config, language } = view;
      const isIncluded = Array.isArray(included) ? included.includes(view.code) : included;
      const names = namesIn(taxes, home, language);
      if (isIncluded && names.length === 0)
        folder.wrongAt(
          FILE,
          ['prices_include_tax'],
          `needs a registration and rates for the rest of ${home}, the country of ${view.code}`,
        );
      const tax = {
        isCollected: taxes.registrations.some(({ countryId }) => (config.countries ?? [home]).includes(countryId)),
        ...(isIncluded && { included: isCrossBorder ? ('destination' as const) : ('home' as const) }),
        ...(isIncluded && names.length > 0 && { name: names.join(' + ') }),
      };
      return { ...view, config: { ...config, tax } };
    }),
  };
};

/** Taxes, and the store views with their tax settings. */
export const readTaxes = (folder: Folder, stores: StoresInput): { taxes: TaxInput; stores: StoresInput } => {
  const written = folder.yaml(FILE, taxesSchema);
  if (!written) return { taxes: { timeZone: timeZoneOf(stores), exempt: [], registrations: [], rates: [] }, stores };
  checkLabels(folder, written);
  const taxes: TaxInput = {
    timeZone: timeZoneOf(stores),
    exempt: exemptOf(folder, written),
    registrations: registrationsOf(folder, written),
    rates: ratesOf(folder, written),
  };
  return { taxes, stores: withTaxes(folder, stores, taxes, written) };
};
