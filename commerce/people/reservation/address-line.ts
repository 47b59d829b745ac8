import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { placeLines } from '#contract/address-lines.ts';
import { streetIn } from '#contract/place-line.ts';

export const addressLine = (
  { street, city, regionCode, region, postcode, country }: Showroom,
  language: Language,
): string => {
  const place = { city, region: { name: region, code: regionCode }, postcode, countryId: country };
  return [streetIn(language, street), ...placeLines(language, place)].join(', ');
};
