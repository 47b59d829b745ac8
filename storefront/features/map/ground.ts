import type { FeatureCollection, Position } from 'geojson';
import address from './data/north-america.json?url';

export type GroundLayer = 'land' | 'lakes' | 'rivers' | 'countries' | 'provinces';
type Encoded = Readonly<Record<GroundLayer, readonly (readonly number[])[]>>;

/** Decodes delta-encoded thousandths of a degree. */
export const decode = (steps: readonly number[]): Position[] => {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / 1000, y / 1000]);
  }
  return points;
};

const collection = (layer: GroundLayer, parts: Encoded[GroundLayer]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: parts.map((part) => {
    const line = decode(part);
    const isArea = layer === 'land' || layer === 'lakes';
    return {
      type: 'Feature',
      properties: {},
      geometry: isArea
        ? { type: 'Polygon', coordinates: [[...line, ...line.slice(0, 1)]] }
        : { type: 'LineString', coordinates: line },
    };
  }),
});

/** Land, lakes, rivers and borders of North America, from our own file. */
export const fetchGround = async (): Promise<Record<GroundLayer, FeatureCollection>> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The ground of the map answers ${response.status}`);
  const data = (await response.json()) as Encoded;
  return Object.fromEntries(
    Object.entries(data).map(([layer, parts]) => [layer, collection(layer as GroundLayer, parts)]),
  ) as Record<GroundLayer, FeatureCollection>;
};
