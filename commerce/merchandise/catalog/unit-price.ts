import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

/** A price with its selling unit, such as a box, in the storefront's wording. */
export const unitPriceIn = (language: Language, price: string, sellingUnit: string | undefined): string =>
  say(language)('catalog.unit_price', { price, unit: sellingUnit ?? '' });
