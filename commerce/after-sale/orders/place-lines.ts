import { openingHours } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { cityLine, regionIn } from '#contract/place-line.ts';

/** Address and opening hours. */
export const placeLines = (showroom: Showroom, language: Language): readonly string[] => [
  showroom.street,
  cityLine(language, { ...showroom, region: regionIn(language, { name: showroom.region, code: showroom.regionCode }) }),
  showroom.telephone,
  ...openingHours(showroom.hours, language),
];
