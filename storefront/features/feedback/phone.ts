/** Characters of ###-###-####. */
export const PHONE_LENGTH = 12;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Formats as ###-###-#### as far as there are digits; drops the country code 1 of a complete number. */
export const formatPhone = (text: string): string => {
  const typed = digitsOf(text);
  const digits = (typed.length === 11 && typed.startsWith('1') ? typed.slice(1) : typed).slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
};

/** Caret position in the formatted text after that many digits. */
export const caretAfter = (formatted: string, digitsBefore: number): number => {
  let position = 0;
  for (let digits = 0; position < formatted.length && digits < digitsBefore; position += 1)
    if (formatted[position] !== '-') digits += 1;
  return position;
};

export const countDigits = (text: string): number => digitsOf(text).length;

/** As sent to the back end. */
export const withoutDashes = (text: string): string => text.replaceAll('-', '');
