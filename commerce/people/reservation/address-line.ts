import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { placeLine, regionIn } from '#contract/place-line.ts';

export const addressLine = ({ street, city, regionCode, region, postcode }: Showroom, language: Language): string =>
  placeLine(language, { street, city, region: regionIn(language, { name: region, code: regionCode }), postcode });
