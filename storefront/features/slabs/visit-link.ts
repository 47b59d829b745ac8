import { usePlatform } from '#storefront/platform/platform.tsx';
import type { Slab } from './measures.ts';

/** Where a visit to a slab's yard is booked, with what it is about; undefined where none can be, as on the site of the USA. */
export const useVisitLink = (): ((yard: Slab['yard'], note: string) => string | undefined) => {
  const { storeView } = usePlatform();
  return (yard, note) =>
    yard?.takes_visits && storeView.countryId === 'CA'
      ? `/showroom-reservation?showroom=${yard.url_key}&topic=slab&notes=${encodeURIComponent(note)}`
      : undefined;
};
