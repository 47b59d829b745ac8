/** Signs between thousands and before decimals, in the locales that need no `Intl`. */
const SIGNS: Readonly<Record<string, readonly [group: string, point: string]>> = {
  'en-CA': [',', '.'],
  'en-US': [',', '.'],
  'fr-CA': ['\u00a0', ','],
};

type Digits = { most: number; least: number; ofWhole: number };

const formats = new Map<string, Intl.NumberFormat>();

const intlText = (value: number, languageTag: string, { most, least, ofWhole }: Digits): string => {
  const key = [languageTag, most, least, ofWhole].join();
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      trailingZeroDisplay: ofWhole < least ? 'stripIfInteger' : 'auto',
    });
  formats.set(key, format);
  return format.format(value);
};

/**
 * A number of the shop as `Intl` writes it, whose first number keeps a phone busy for a tenth of a second: with `most`
 * digits behind the point, `least` of them also where they are zeros, and `ofWhole` where nothing else follows.
 */
export const numberText = (value: number, languageTag: string, most: number, least = 0, ofWhole = least): string => {
  const signs = SIGNS[languageTag];
  if (!signs) return intlText(value, languageTag, { most, least, ofWhole });
  const [group, point] = signs;
  // Shifts the decimal point in the text: 1.005 as a number is slightly less. Numbers in exponent form, such as 1e-7,
  // become 0.
  const digits = String(Math.round(Number(`${Math.abs(value)}e${most}`)) || 0).padStart(most + 1, '0');
  const at = digits.length - most;
  const significant = digits.slice(at).replace(/0+$/, '');
  const behind = significant.padEnd(significant ? least : ofWhole, '0');
  const whole = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 ? '-' : '') + whole + (behind && point + behind);
};
