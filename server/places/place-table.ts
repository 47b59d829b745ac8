import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeKey, type PostalPlace } from '#contract/places.ts';

/** The city is absent for codes of several towns (`-` in the file). */
type Place = { city?: string; region: string };
type Table = ReadonlyMap<string, Place>;

const FILES: Readonly<Record<string, string>> = { CA: 'canada.txt', US: 'generated/united-states.txt' };

/** Expands a range of ZIP codes such as `35201-24`: the last code is given by its last two digits. */
const written = (text: string): string[] => {
  const [first = '', last] = text.split('-');
  if (last === undefined) return [first];
  const from = Number(first);
  const to = Number(first.slice(0, -2) + last);
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(first.length, '0'));
};

/** A line of two letters starts a region; each other line has a town and its codes. */
const read = (file: string): Table => {
  const table = new Map<string, Place>();
  let region = '';
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    if (/^[A-Z]{2}$/.test(line)) region = line;
    const [city = '', codes = ''] = line.startsWith('#') ? [] : line.split(': ');
    const place = city === '-' ? { region } : { city, region };
    for (const code of codes.split(' ').filter(Boolean).flatMap(written)) table.set(code, place);
  }
  return table;
};

const tables = new Map<string, Table>();
const tableOf = (country: string): Table | undefined => {
  const file = FILES[country];
  if (!file) return undefined;
  const table = tables.get(country) ?? read(file);
  tables.set(country, table);
  return table;
};

/** All entries of a country's table. */
export const codesOf = (country: string): readonly (readonly [code: string, place: Place])[] => [
  ...(tableOf(country) ?? []),
];

/** Town of a postal code, by the longest matching prefix. The table is read from disk on first use. */
export const placeOfPostcode = (country: string, postcode: string): PostalPlace => {
  const key = placeKey(country, postcode);
  const table = tableOf(country);
  // A rural code covers many towns.
  if (!key || !table || (country === 'CA' && key[1] === '0')) return {};
  const beginnings = country === 'CA' ? [key, key.slice(0, 2), key.slice(0, 1)] : [key];
  return beginnings.map((code) => table.get(code)).find((place) => place !== undefined) ?? {};
};
