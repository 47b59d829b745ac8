import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionOfPostcode } from '#contract/postcode-region.ts';

// Writes the towns of ZIP codes for server/places from GeoNames' postal codes (CC BY 4.0; see NOTICE.md).
// Usage: node scripts/geo/postal-places.ts US.txt, which is in <https://download.geonames.org/export/zip/US.zip>

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the file US.txt of GeoNames');

const towns = new Map<string, Set<string>>();
const seen = new Set<string>();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [, code = '', city, , state] = line.split('\t');
  // Codes of the armed forces have no state of their own; the few that are listed twice keep their first town.
  if (!/^\d{5}$/.test(code) || !city || !state || seen.has(code)) continue;
  // A handful is listed in another state than the Postal Service sorts it to.
  if ((regionOfPostcode('US', code) ?? state) !== state) continue;
  seen.add(code);
  const key = `${state}\t${city}`;
  towns.set(key, (towns.get(key) ?? new Set()).add(code));
}

/** Codes that follow each other as `35201-24`; a run stays within a hundred. */
const runs = (codes: readonly string[]): string => {
  const found: [from: string, to: string][] = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && Number(last[1]) + 1 === Number(code) && last[0].slice(0, 3) === code.slice(0, 3)) last[1] = code;
    else found.push([code, code]);
  }
  return found.map(([from, to]) => (from === to ? from : `${from}-${to.slice(-2)}`)).join(' ');
};

const lines = [
  '# Written by scripts/geo/postal-places.ts from GeoNames (https://www.geonames.org, CC BY 4.0); do not edit.',
];
let region = '';
for (const [key, codes] of [...towns].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const [state = '', city = ''] = key.split('\t');
  if (state !== region) lines.push((region = state));
  lines.push(`${city}: ${runs([...codes].toSorted())}`);
}
writeFileSync(join(import.meta.dirname, '../../server/places/generated/united-states.txt'), `${lines.join('\n')}\n`);
