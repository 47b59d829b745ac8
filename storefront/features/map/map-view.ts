import type { MapPlace } from './map-place.ts';

/** A rendered map, whichever library renders it. */
export type MapView = {
  /** Moves to one place and highlights it. */
  show: (index: number) => void;
  showAll: () => void;
  zoom: (step: 1 | -1) => void;
  setDark: (isDark: boolean) => void;
  remove: () => void;
};

export type MapOptions = {
  host: HTMLElement;
  places: readonly MapPlace[];
  hasControls: boolean;
  /** `en` or `fr`. */
  language: 'en' | 'fr';
  /** What the library itself says: the name of the map, and what to do where one finger scrolls the page. */
  words: { map: string; twoFingers: string };
  /** Accessible name of a place's pin. */
  pinLabel: (place: MapPlace) => string;
  onSelect: (index: number) => void;
  /** Key of Google Maps, where that renders the map. */
  mapsKey?: string;
};

export type DrawMap = (options: MapOptions) => Promise<MapView>;
