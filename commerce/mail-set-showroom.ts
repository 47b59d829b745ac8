import sampleWords from './mail-set-words.json' with { type: 'json' };
import type { Showroom } from './merchandise/showroom/types.ts';
import { regionsOf } from './merchandise/stores/service.ts';
import type { Language } from './platform/store-view-types.ts';

const regionOf = (language: Language): string => (language === 'fr' ? 'QC' : 'ON');

export const showroomIn = (language: Language): Showroom => ({
  code: 'sample',
  urlKey: 'sample',
  // Mails for a showroom are in French in Québec alone: the two meet in different places.
  name: sampleWords[language].showroom,
  description: null,
  street: sampleWords[language].street,
  city: sampleWords[language].showroom,
  regionCode: regionOf(language),
  region: regionsOf('CA', language).find(({ code }) => code === regionOf(language))?.name ?? '',
  postcode: sampleWords[language].postcode,
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
  visitsAtOnce: 2,
  picture: null,
});
