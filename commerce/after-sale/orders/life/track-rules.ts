import { carrierOfTitle } from '#commerce/sale/shipping/title-rules.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderSettings, Track } from './types.ts';

/** Where a parcel is followed, by its carrier of orders.yaml; null where that has no page, or is not known. */
export const trackUrl = (
  { carrierCode, number }: Pick<Track, 'carrierCode' | 'number'>,
  carriers: OrderSettings['carriers'],
  language: Language,
): string | null => {
  const url = carriers.find(({ code }) => code === carrierCode)?.url?.[language];
  return url?.replaceAll('{number}', encodeURIComponent(number)) ?? null;
};

/** Who carries it: as orders.yaml says now, as it said then, or null for the way the order is shipped. */
export const carrierName = (
  { carrierCode, title }: Pick<Track, 'carrierCode' | 'title'>,
  carriers: OrderSettings['carriers'],
  language: Language,
): string | null => carriers.find(({ code }) => code === carrierCode)?.name[language] ?? (title || null);

/** Who carries it, or the kind of way the order is shipped by. */
export const carrierOrWay = (
  { shippingTitle }: { shippingTitle: string },
  track: Pick<Track, 'carrierCode' | 'title'>,
  carriers: OrderSettings['carriers'],
  language: Language,
): string => carrierName(track, carriers, language) ?? carrierOfTitle(shippingTitle);
