import type { Language } from '#contract/languages.ts';
import { placeLine } from '#contract/place-line.ts';

/** A place on a map, as given in content. */
export type MapPlace = {
  name: string;
  latitude: number;
  longitude: number;
  phone: string;
  address: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
  comment: string;
};

export const directionsTo = ({ latitude, longitude }: MapPlace): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** Street and city on one line; the region of content is already in its language. */
export const addressOf = ({ address, ...place }: MapPlace, language: Language): string =>
  placeLine(language, { ...place, street: address });
