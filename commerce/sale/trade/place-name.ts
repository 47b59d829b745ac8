import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import { countryName } from '#commerce/platform/country-name.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { ExemptPlace } from '#commerce/sale/tax/types.ts';

/** Name of a place that accepts certificates: the region, or the country for its other regions. */
export const placeName = (
  { countryId, regionCode }: Pick<ExemptPlace, 'countryId' | 'regionCode'>,
  language: Language,
): string =>
  regionCode === ''
    ? countryName(countryId, language)
    : (regionsOf(countryId, language).find(({ code }) => code === regionCode)?.name ?? regionCode);
