import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { placeLine } from '#contract/place-line.ts';

export const addressLine = ({ street, city, regionCode, region, postcode }: Showroom, language: Language): string =>
  placeLine(language, { street, city, region: language === 'fr' ? region : regionCode, postcode });
