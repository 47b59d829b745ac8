import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeKey, type PostalPlace } from '#contract/places.ts';

/** Town and region by a postal code or its beginning. `-` stands for several towns. */
type Place = { city?: string; region: string };
type Table = ReadonlyMap<string, Place>;

const FILES: Readonly<Record<string, string>> = { CA: 'canada.txt', US: 'generated/united-states.txt' };

/** A whole code, or the first and the last two digits of the last one: `35201-24`. */
const written = (text: string): string[] => {
  const [first = '', last] = text.split('-');
  if (last === undefined) return [first];
  const from = Number(first);
  const to = Number(first.slice(0, -2) + last);
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(first.length, '0'));
};

/** A line of two letters is a region; each other line a town and its codes. */
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

/** All that the table of a country has. */
export const codesOf = (country: string): readonly (readonly [code: string, place: Place])[] => [
  ...(tableOf(country) ?? []),
];

/** The town that a postal code is of, by its longest beginning that the table has; read from disk once it is asked for. */
export const placeOfPostcode = (country: string, postcode: string): PostalPlace => {
  const key = placeKey(country, postcode);
  const table = tableOf(country);
  // A code of the country side is of many places.
  if (!key || !table || (country === 'CA' && key[1] === '0')) return {};
  const beginnings = country === 'CA' ? [key, key.slice(0, 2), key.slice(0, 1)] : [key];
  return beginnings.map((code) => table.get(code)).find((place) => place !== undefined) ?? {};
};
