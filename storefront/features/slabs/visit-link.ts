import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import type { Slab } from './measures.ts';

/**
 * URL for booking a visit to a slab's yard with a prefilled note; undefined if the store view takes
 * no visits.
 */
export const useVisitLink = (): ((yard: Slab['yard'], note: string) => string | undefined) => {
  const platform = usePlatform();
  const hasVisits = hasFeature(platform, 'showroom visits') && platform.storeView.takesVisits;
  return (yard, note) =>
    yard?.takes_visits && hasVisits
      ? `/showroom-reservation?showroom=${yard.url_key}&topic=slab&notes=${encodeURIComponent(note)}`
      : undefined;
};
