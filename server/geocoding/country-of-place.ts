import { ALASKA, CANADA, MEXICO } from './generated/borders.ts';

export type Place = { latitude: number; longitude: number };
export type Country = 'CA' | 'US';

type Point = readonly [longitude: number, latitude: number];

const OFF_VANCOUVER_ISLAND: readonly Point[] = [
  [-135, 48.49],
  [-124.75, 48.49],
  [-124.01, 48.3],
  [-123.54, 48.22],
  [-123.16, 48.3],
  [-123.115, 48.423],
  [-123.248, 48.69],
  [-123.009, 48.767],
  [-123.322, 49.002],
];
const OFF_NEW_BRUNSWICK: readonly Point[] = [
  [-66.985, 44.94],
  [-66.968, 44.82],
  [-67.12, 44.5],
  [-67.283, 44.187],
  [-67.743, 42.888],
  [-67.465, 42.518],
  [-65.7, 40.45],
];
const DIXON_ENTRANCE: readonly Point[] = [
  [-130.15, 55.1],
  [-130.62, 54.72],
  [-132.69, 54.66],
  [-140, 54],
];

const NORTH: readonly Point[] = [...OFF_VANCOUVER_ISLAND, ...CANADA, ...OFF_NEW_BRUNSWICK];
const PANHANDLE: readonly Point[] = [...ALASKA, ...DIXON_ENTRANCE];

const AREAS: Readonly<Record<Country, readonly (readonly Point[])[]>> = {
  US: [
    [...NORTH, [-70, 31], [-79.5, 27.4], [-79.7, 24.9], [-81, 24.2], [-84, 24.2], ...MEXICO, [-122, 31.5], [-135, 40]],
    [...PANHANDLE, [-169, 50.5], [-180, 51], [-180, 53], [-169, 65.6], [-168.9, 72], [-141, 72]],
    [
      [-161, 18.5],
      [-154, 18.5],
      [-154, 23],
      [-161, 23],
    ],
  ],
  CA: [
    [
      ...NORTH,
      [-50, 40.45],
      [-50, 60],
      [-57, 62],
      [-60, 67],
      [-68, 75],
      [-74, 78.5],
      [-62, 82.3],
      [-60, 84],
      [-141, 84],
      ...PANHANDLE,
    ],
  ],
};

const isWithin = ({ longitude: x, latitude: y }: Place, area: readonly Point[]): boolean => {
  let isInside = false;
  area.forEach(([ax, ay], index) => {
    const [bx, by] = area[(index + 1) % area.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
};

/** Country of a position, without network access; accurate to some hundred metres at the land border. */
export const countryOfPlace = (place: Place): Country | undefined =>
  (['US', 'CA'] as const).find((country) => AREAS[country].some((area) => isWithin(place, area)));
