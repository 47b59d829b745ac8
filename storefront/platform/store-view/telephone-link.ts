/** A telephone number for `tel:`. Ours are written without the `+1` of North America. */
export const telephoneLink = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  return number.trim().startsWith('+') || digits.length > 10 ? `tel:+${digits}` : `tel:+1${digits}`;
};
