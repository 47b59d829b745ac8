import { join } from 'node:path';
import { openFolder } from '#commerce/import/folder.ts';
import { Problems } from '#commerce/import/problems.ts';
import { readShipping } from '#commerce/import/read-shipping.ts';
import { readStores } from '#commerce/import/read-stores.ts';
import { readTaxes } from '#commerce/import/read-taxes.ts';
import type { ShippingInput } from '#commerce/sale/shipping/types.ts';
import type { TaxInput, TaxRate } from '#commerce/sale/tax/types.ts';

/** Tax rates in percent by place of supply in 2026; no tax elsewhere. Deliberately not read from the catalogue. */
export const LAW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CA AB': { gst: '5' },
  'CA BC': { gst: '5', pst: '7' },
  'CA MB': { gst: '5', rst: '7' },
  'CA NB': { hst: '15' },
  'CA NL': { hst: '15' },
  'CA NS': { hst: '14' },
  'CA NT': { gst: '5' },
  'CA NU': { gst: '5' },
  'CA ON': { hst: '13' },
  'CA PE': { hst: '15' },
  'CA QC': { gst: '5', qst: '9.975' },
  'CA SK': { gst: '5', pst: '6' },
  'CA YT': { gst: '5' },
  'US NY': { state: '4' },
  'US VT': { state: '6' },
  'US WA': { state: '6.5' },
  'US OR': {},
  'US CA': {},
};
export const PLACES = Object.keys(LAW);
export const TODAY = '2026-06-15';

export type MoneyShop = { taxes: TaxInput; shipping: ShippingInput };

/** Taxes and freight of the sample catalogue. */
export const readShop = (): MoneyShop => {
  const problems = new Problems();
  const folder = openFolder(join(import.meta.dirname, '../../catalogue'), problems);
  const stores = readStores(folder);
  if (!stores) throw new Error('The catalogue has no stores.');
  return { taxes: readTaxes(folder, stores).taxes, shipping: readShipping(folder, stores) };
};

const isOn = ({ from, until }: { from: string; until: string | null }): boolean =>
  from <= TODAY && (until === null || TODAY <= until);

/** Current tax rates at a place according to the catalogue. */
export const ratesAt = ({ rates, registrations }: TaxInput, place: string): TaxRate[] => {
  const isHere = (one: { countryId: string; regionCode: string }): boolean =>
    `${one.countryId} ${one.regionCode}` === place;
  if (!registrations.some((one) => isHere(one) && isOn(one))) return [];
  const latest = new Map<string, TaxInput['rates'][number]>();
  for (const one of rates.filter((candidate) => isHere(candidate) && isOn(candidate))) {
    const known = latest.get(one.code);
    if (!known || known.from < one.from) latest.set(one.code, one);
  }
  return [...latest.values()].sort((one, other) => one.position - other.position);
};

/** Codes of the taxes removed by an exemption certificate at a place. */
export const exemptAt = ({ exempt }: TaxInput, place: string): readonly string[] =>
  exempt.filter((one) => `${one.countryId} ${one.regionCode}` === place).map(({ code }) => code);
