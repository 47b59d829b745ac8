import { openingHours } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { placeLines as linesOf } from '#contract/address-lines.ts';

/** Address and opening hours. */
export const placeLines = (showroom: Showroom, language: Language): readonly string[] => [
  showroom.street,
  ...linesOf(language, {
    ...showroom,
    region: { name: showroom.region, code: showroom.regionCode },
    countryId: showroom.country,
  }),
  showroom.telephone,
  ...openingHours(showroom.hours, language),
];
