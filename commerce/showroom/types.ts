import type { Language } from '#commerce/stores/types.ts';

/** A place where orders can be picked up; texts in the language asked for. */
export type Showroom = {
  code: string;
  urlKey: string;
  name: string;
  description: string | null;
  street: string;
  city: string;
  regionCode: string;
  postcode: string;
  country: 'CA' | 'US';
  telephone: string;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Local 24-hour times such as `09:00-18:00` by English weekday in lower case; a missing day is closed. */
  hours: Readonly<Record<string, string>>;
  hasSlabYard: boolean;
};

export type ShowroomInput = Omit<Showroom, 'name' | 'description'> & {
  names: Readonly<Partial<Record<Language, string>>>;
  descriptions: Readonly<Partial<Record<Language, string>>>;
  position: number;
};
