import { groupTelephone, TELEPHONE_DIGITS, telephoneDigits } from '#contract/telephone.ts';

/** Formats up to ten digits as ###-###-####; removes the country code 1 of a complete number. */
export const formatPhone = (text: string): string => groupTelephone(telephoneDigits(text).slice(0, TELEPHONE_DIGITS));

/** Caret position in the formatted text after that many digits. */
export const caretAfter = (formatted: string, digitsBefore: number): number => {
  let position = 0;
  for (let digits = 0; position < formatted.length && digits < digitsBefore; position += 1)
    if (formatted[position] !== '-') digits += 1;
  return position;
};

export const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Format of the back end. */
export const withoutDashes = (text: string): string => text.replaceAll('-', '');
