import { placesIn } from './rules.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { accessSuffix, splitAccess } from './access-rules.ts';
import { shippingTitles } from './titles.ts';
import type { PickupPlaces, ShippingMethodCode, ShippingOption } from './types.ts';

const JOINT = ' – ';

/** Title of a shipping method in one line, as stored with orders. */
export const shippingTitle = ({
  carrierTitle,
  methodTitle,
}: Pick<ShippingOption, 'carrierTitle' | 'methodTitle'>): string => `${carrierTitle}${JOINT}${methodTitle}`;

/** The kind of way alone, of such a line. */
export const carrierOfTitle = (title: string): string => title.split(JOINT)[0] ?? title;

const CARRIED: Readonly<Record<string, 'flatrate' | 'freight' | 'samples' | 'slab'>> = {
  'samples/parcel': 'samples',
  'flatrate/flatrate': 'flatrate',
  'freight/ltl': 'freight',
  'freight/slab': 'slab',
};

type StoredTitle = ShippingMethodCode & { title: string; language: Language };

/** Translates the stored shipping title of an order; unchanged if the method or showroom no longer exists. */
export const shippingTitleIn = (
  { carrierCode, methodCode, title, language }: StoredTitle,
  reader: Language,
  places: PickupPlaces,
): string => {
  if (language === reader) return title;
  if (carrierCode === 'instore') {
    const place = placesIn(places, reader).find(({ code }) => code === methodCode);
    const kind = title.startsWith(shippingTitles.yard(language).carrier) ? 'yard' : 'instore';
    return place
      ? shippingTitle({ carrierTitle: shippingTitles[kind](reader).carrier, methodTitle: place.name })
      : title;
  }
  const kind = CARRIED[`${carrierCode}/${methodCode}`];
  if (!kind) return title;
  const { carrier, method } = shippingTitles[kind](reader);
  const { plain, access } = splitAccess(title, language);
  const apart = plain.endsWith(shippingTitles.samplesApart(language)) ? shippingTitles.samplesApart(reader) : '';
  return shippingTitle({ carrierTitle: carrier, methodTitle: method + apart + accessSuffix(access, reader) });
};
