import type { MapPlace } from './map-place.ts';

/** A drawn map, whoever drew it. */
export type MapView = {
  /** Moves to one place and marks it. */
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
  /** What the pin of a place is called. */
  pinLabel: (place: MapPlace) => string;
  onSelect: (index: number) => void;
  /** Of Google's maps script, where that draws the map. */
  mapsKey?: string;
};

export type DrawMap = (options: MapOptions) => Promise<MapView>;
