import { wordsIn } from './mail-set-language.ts';
import type { Showroom } from './merchandise/showroom/types.ts';
import { regionsOf } from './merchandise/stores/service.ts';
import type { Language } from './platform/store-view-types.ts';

export const showroomIn = (language: Language): Showroom => ({
  code: 'sample',
  urlKey: 'sample',
  // Mails for a showroom are in French in Québec alone: the two meet in different places.
  name: wordsIn(language).showroom,
  description: null,
  street: wordsIn(language).street,
  city: wordsIn(language).showroom,
  regionCode: wordsIn(language).region,
  region: regionsOf('CA', language).find(({ code }) => code === wordsIn(language).region)?.name ?? '',
  postcode: wordsIn(language).postcode,
  country: 'CA',
  telephone: '450-555-0110',
  email: null,
  latitude: null,
  longitude: null,
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '08:00-17:30']),
  ),
  hasSlabYard: true,
  timeZone: 'America/Toronto',
  closedOn: [],
  specialHours: {},
  visitsAtOnce: 2,
  transferDays: null,
  picture: null,
});
