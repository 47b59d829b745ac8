import type { Language } from '#contract/languages.ts';
import type { MapPlace } from './map-place.ts';

/** A rendered map, independent of the library. */
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
  language: Language;
  /** Texts of the library: the map's name, and the hint about two-finger gestures. */
  words: { map: string; twoFingers: string };
  /** Accessible name of a place's pin. */
  pinLabel: (place: MapPlace) => string;
  onSelect: (index: number) => void;
  /** Key of Google Maps, if used. */
  mapsKey?: string;
};

export type RenderMap = (options: MapOptions) => Promise<MapView>;
