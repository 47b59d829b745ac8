import type { Language } from '#commerce/platform/store-view-types.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A place where orders can be picked up and, where it takes visits, tile can be seen; texts in the language asked for. */
export type Showroom = {
  code: string;
  urlKey: string;
  name: string;
  description: string | null;
  street: string;
  city: string;
  regionCode: string;
  /** Name of the province or state in that language. */
  region: string;
  postcode: string;
  country: 'CA' | 'US';
  telephone: string;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Local 24-hour times such as `09:00-18:00` by English weekday in lower case; a missing day is closed. */
  hours: Readonly<Record<string, string>>;
  hasSlabYard: boolean;
  /** IANA name; null when unknown. */
  timeZone: string | null;
  /** Days it stays closed, as MM-DD for every year or YYYY-MM-DD. */
  closedOn: readonly string[];
  /** How many booked visitors it receives at the same time; 0 where no visits can be booked. */
  visitsAtOnce: number;
  /** Path below the media folder. */
  picture: string | null;
};

export type ShowroomInput = Omit<Showroom, 'name' | 'description' | 'region'> & {
  names: Readonly<Partial<Record<Language, string>>>;
  descriptions: Readonly<Partial<Record<Language, string>>>;
  position: number;
};
