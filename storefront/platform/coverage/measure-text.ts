import { numberText } from '../i18n/number-text.ts';

/** Formats a measure with up to two decimals: `57.55`, but `46` for a whole number. */
export const measureText = (value: number, languageTag: string, digits = 2): string =>
  numberText(value, languageTag, digits, digits, 0);
