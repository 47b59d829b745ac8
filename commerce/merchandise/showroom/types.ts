import type { Language } from '#commerce/platform/store-view-types.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A location for pickup and, if it takes visits, for viewing tile; texts in one language. */
export type Showroom = {
  code: string;
  urlKey: string;
  name: string;
  description: string | null;
  street: string;
  city: string;
  regionCode: string;
  /** Name of the province or state in the same language. */
  region: string;
  postcode: string;
  country: string;
  telephone: string;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Local 24-hour times such as `09:00-18:00` by English weekday in lower case; a missing day is closed. */
  hours: Readonly<Record<string, string>>;
  hasSlabYard: boolean;
  /** IANA name; null when unknown. */
  timeZone: string | null;
  /** Closing days, as MM-DD for every year or YYYY-MM-DD. */
  closedOn: readonly string[];
  /** Opening hours of single days, such as `09:00-12:00`, by day as in `closedOn`. */
  specialHours: Readonly<Record<string, string>>;
  /** Maximum number of simultaneous visits; 0 if visits cannot be booked. */
  visitsAtOnce: number;
  /** Business days from the warehouse to the showroom, for pickups; null if unknown. */
  transferDays: number | null;
  /** Path below the media directory. */
  picture: string | null;
  /** False hides it from shoppers; true if absent. */
  isActive?: boolean;
};

export type ShowroomInput = Omit<Showroom, 'name' | 'description' | 'region'> & {
  names: Readonly<Partial<Record<Language, string>>>;
  descriptions: Readonly<Partial<Record<Language, string>>>;
  position: number;
};
