import type { MapPlace } from './map-place.ts';

/** The zoom of a map with one place, and the closest zoom that fits several. */
export const MAP_ZOOM = 8;

/** Options of every map, in Google's names: zoom by double click, but not by the wheel, which scrolls the page. */
export const mapOptions = (hasControls: boolean) => ({
  zoom: MAP_ZOOM,
  scrollwheel: false,
  disableDoubleClickZoom: false,
  disableDefaultUI: !hasControls,
  mapTypeControl: hasControls,
});

export type Bounds = [west: number, south: number, east: number, north: number];

export const boundsOf = (places: readonly MapPlace[]): Bounds => [
  Math.min(...places.map(({ longitude }) => longitude)),
  Math.min(...places.map(({ latitude }) => latitude)),
  Math.max(...places.map(({ longitude }) => longitude)),
  Math.max(...places.map(({ latitude }) => latitude)),
];

type OnScreen = { x: number; y: number };

/** Groups the indexes of points closer together than a pin's width. */
export const groupsOf = (points: readonly OnScreen[], distance: number): number[][] => {
  const groups: number[][] = [];
  points.forEach(({ x, y }, index) => {
    const near = groups.find(
      ([first = 0]) => Math.hypot((points[first]?.x ?? 0) - x, (points[first]?.y ?? 0) - y) < distance,
    );
    if (near) near.push(index);
    else groups.push([index]);
  });
  return groups;
};
