import { carrierOfTitle } from '#commerce/sale/shipping/title-rules.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { textIn } from '#contract/languages.ts';
import type { OrderSettings, Track } from './types.ts';

/** Tracking URL of a parcel, from its carrier in orders.yaml; null if the carrier is unknown or has no URL. */
export const trackUrl = (
  { carrierCode, number }: Pick<Track, 'carrierCode' | 'number'>,
  carriers: OrderSettings['carriers'],
  language: Language,
): string | null => {
  const urls = carriers.find(({ code }) => code === carrierCode)?.url;
  return urls ? textIn(urls, language).replaceAll('{number}', encodeURIComponent(number)) : null;
};

/** Carrier name as in orders.yaml now, or as stored; null means the shipping method of the order. */
export const carrierName = (
  { carrierCode, title }: Pick<Track, 'carrierCode' | 'title'>,
  carriers: OrderSettings['carriers'],
  language: Language,
): string | null => {
  const names = carriers.find(({ code }) => code === carrierCode)?.name;
  return names ? textIn(names, language) : title || null;
};

/** Carrier name, or the kind of shipping method. */
export const carrierOrWay = (
  { shippingTitle }: { shippingTitle: string },
  track: Pick<Track, 'carrierCode' | 'title'>,
  carriers: OrderSettings['carriers'],
  language: Language,
): string => carrierName(track, carriers, language) ?? carrierOfTitle(shippingTitle);
