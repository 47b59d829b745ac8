import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

/** A price with what it is the price of, such as a box, in the words that the storefront has for it. */
export const unitPriceIn = (language: Language, price: string, sellingUnit: string | undefined): string =>
  say[language]('catalog.unit_price', { price, unit: sellingUnit ?? '' });
