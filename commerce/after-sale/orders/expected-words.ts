import type { DeliveryWindow } from '#commerce/sale/shipping/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { dayFormat } from './email-format.ts';
import { laterFreight } from './later-freight.ts';
import { mailTexts } from './mail-texts.ts';

/** Delivery dates promised when the order was placed. */
type Promised = {
  delivery: DeliveryWindow | null;
  laterDelivery?: DeliveryWindow | null | undefined;
  isPickup: boolean;
};

/** Shipping price of the second shipment as text; empty if both shipments share one price. */
export const laterFreightWords = (
  order: Parameters<typeof laterFreight>[0],
  language: Language,
  money: (minor: number) => string,
): readonly string[] => {
  const amount = laterFreight(order);
  return amount > 0 ? [mailTexts(language).laterFreight(money(amount))] : [];
};

/** Expected delivery as text, a line per shipment; empty if no date was promised. */
export const expectedWords = (
  { delivery, laterDelivery, isPickup }: Promised,
  language: Language,
  locale: string,
): readonly string[] => {
  const texts = mailTexts(language);
  if (!delivery) return isPickup ? [texts.readyUnknown] : [];
  const words = (window: DeliveryWindow): string => {
    const [from, to] = [window.from, window.to].map((day) => dayFormat(locale).format(new Date(day)));
    return isPickup ? texts.readyFrom(from!) : texts.arrives(from!, to!);
  };
  return laterDelivery ? [texts.firstPart(words(delivery)), texts.secondPart(words(laterDelivery))] : [words(delivery)];
};
