/** A measure as every page writes it: `57.55`, and `46` where nothing follows the point. */
export const measureText = (value: number, languageTag: string, digits = 2): string =>
  new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value);
