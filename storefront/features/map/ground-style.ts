import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { GroundLayer } from './ground.ts';

const LIGHT = { water: '#d6dfe0', land: '#f6f2eb', shore: '#b9c4c4', country: '#a59c8e', province: '#d5ccbe' };
const DARK = { water: '#1b2224', land: '#2e2d2b', shore: '#475357', country: '#7d766b', province: '#45423d' };

const line = (
  id: GroundLayer,
  source: GroundLayer,
  color: string,
  width: number,
  dash?: number[],
): LayerSpecification => ({
  id,
  type: 'line',
  source,
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['linear'], ['zoom'], 3, width * 0.6, 9, width * 1.6],
    ...(dash && { 'line-dasharray': dash }),
  },
});

/** Map style in the shop's colours, without glyphs, sprites or tiles: only the given data. */
export const groundStyle = (
  ground: Readonly<Record<GroundLayer, FeatureCollection>>,
  isDark: boolean,
): StyleSpecification => {
  const colors = isDark ? DARK : LIGHT;
  return {
    version: 8,
    sources: Object.fromEntries(
      Object.entries(ground).map(([name, data]) => [name, { type: 'geojson', data, tolerance: 0.2 }]),
    ),
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': colors.land, 'fill-outline-color': colors.shore },
      },
      line('provinces', 'provinces', colors.province, 1, [3, 2]),
      line('rivers', 'rivers', colors.water, 1.4),
      line('countries', 'countries', colors.country, 1.2),
      {
        id: 'lakes',
        type: 'fill',
        source: 'lakes',
        paint: { 'fill-color': colors.water, 'fill-outline-color': colors.shore },
      },
    ],
  };
};
