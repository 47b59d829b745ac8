const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (languageTag: string, digits: number): Intl.NumberFormat => {
  const key = `${languageTag} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(key, format);
  return format;
};

/** A measure as every page writes it: `57.55`, and `46` where nothing follows the point. */
export const measureText = (value: number, languageTag: string, digits = 2): string =>
  formatOf(languageTag, digits).format(value);
