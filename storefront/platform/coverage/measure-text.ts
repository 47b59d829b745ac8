import { numberText } from '../i18n/number-text.ts';

/** A measure as every page writes it: `57.55`, and `46` where nothing follows the point. */
export const measureText = (value: number, languageTag: string, digits = 2): string =>
  numberText(value, languageTag, digits, digits, 0);
