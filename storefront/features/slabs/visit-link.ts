import { usePlatform } from '#storefront/platform/platform.tsx';
import type { Slab } from './measures.ts';

/**
 * URL for booking a visit to a slab's yard with a prefilled note; undefined if the store view takes
 * no visits.
 */
export const useVisitLink = (): ((yard: Slab['yard'], note: string) => string | undefined) => {
  const { storeView } = usePlatform();
  return (yard, note) =>
    yard?.takes_visits && storeView.takesVisits
      ? `/showroom-reservation?showroom=${yard.url_key}&topic=slab&notes=${encodeURIComponent(note)}`
      : undefined;
};
