/** Validation rules of quote requests, shared by the form and the back end. */
import type { AreaUnit } from './area-price.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import { toNumber } from './decimal.ts';
import { typedArea } from './typed-measure.ts';
import { hasMaxLength, type Rule } from './validation.ts';

export const MAX_QUOTE_LINES = 50;
export const MAX_QUOTE_NOTE = 2000;
export const MAX_QUOTE_LINE_NOTE = 300;
export const MAX_QUOTE_FINISH = 80;
/** Maximum length of the typed quantity and area. */
export const QUOTE_QUANTITY_LENGTH = 20;
export const QUOTE_AREA_LENGTH = 120;
export const MAX_QUOTE_AREA = 100_000;

export const QUOTE_NOTE_RULES: readonly Rule[] = [hasMaxLength(MAX_QUOTE_NOTE)];

/** Returns whether the quantity is a valid whole number of selling units. */
export const isQuoteQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY;

/** Returns whether the area is valid, in either unit. */
export const isQuoteArea = (area: number): boolean => area > 0 && area <= MAX_QUOTE_AREA;

/** Parses a typed area in `unit`; returns undefined for other text. */
export const areaWritten = (text: string, languageTag: string, unit: AreaUnit): number | undefined => {
  const typed = typedArea(text, languageTag, unit);
  const area = typed ? Math.round(toNumber(typed) * 100) / 100 : 0;
  return isQuoteArea(area) ? area : undefined;
};

/** Format of a quote number. */
export const QUOTE_NUMBER = /^Q\d{9}$/;
