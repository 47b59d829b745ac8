/** Converts a telephone number to a `tel:` URL; adds `+1` to numbers without a country code. */
export const telephoneLink = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  return number.trim().startsWith('+') || digits.length > 10 ? `tel:+${digits}` : `tel:+1${digits}`;
};
