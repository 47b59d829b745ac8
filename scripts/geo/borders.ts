import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

// Writes the land borders of the United States from Natural Earth (public domain) for server/geocoding.
// Usage: node scripts/geo/borders.ts

type Point = readonly [number, number];
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Degrees; about three hundred metres. */
const TOLERANCE = 0.003;

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

/** Douglas-Peucker simplification. */
const simplify = (line: readonly Point[]): Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
};

const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Countries;
const border = (...names: readonly string[]): Point[][] =>
  mesh(
    world,
    world.objects.countries,
    (a, b) =>
      a !== b &&
      [a, b].every((country) => names.includes(String((country.properties as { name?: string } | undefined)?.name))),
  ).coordinates.map((line) =>
    simplify(line as unknown as Point[]).map(([x, y]) => [Number(x.toFixed(3)), Number(y.toFixed(3))] as const),
  );

const text = (name: string, line: readonly Point[]): string =>
  `export const ${name}: readonly (readonly [longitude: number, latitude: number])[] = ${JSON.stringify(line)};\n`;
const [north, alaska] = border('United States of America', 'Canada').filter((line) => line.length > 2);
const [south] = border('United States of America', 'Mexico');
if (!north || !alaska || !south) throw new Error('The borders are not in the atlas');

const target = join(import.meta.dirname, '../../server/geocoding/generated/borders.ts');
mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `// Written by scripts/geo/borders.ts from Natural Earth 1:10 000 000; do not edit.\n${text('CANADA', north)}${text('ALASKA', alaska)}${text('MEXICO', south)}`,
);
