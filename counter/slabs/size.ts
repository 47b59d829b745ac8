import { languageFacts } from '#contract/language-facts.ts';
import { typedLength } from '#contract/typed-measure.ts';

const MM_PER_INCH = 25.4;

/** Lengths are in inches where areas are in square feet. Another unit can be typed. */
export const lengthUnit = (locale: string): 'in' | 'cm' =>
  languageFacts(`${locale}-CA`).areaUnit === 'SQFT' ? 'in' : 'cm';

/** Parses a typed length such as `110`, `110 1/2"` or `2790 mm` into millimetres. */
export const millimetresOf = (text: string, locale: string): number | undefined => {
  const length = typedLength(text, `${locale}-CA`, lengthUnit(locale));
  return length === undefined ? undefined : Math.round(length);
};

/** A thickness: a bare number is in millimetres. */
export const thicknessOf = (text: string, locale: string): number | undefined =>
  typedLength(text, `${locale}-CA`, 'mm');

/** A size in the person's unit. */
export const sizeText = (length: number | null, width: number | null, locale: string): string => {
  if (length === null || width === null) return '';
  const format = new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1 });
  const [per, sign] = lengthUnit(locale) === 'in' ? [MM_PER_INCH, 'in'] : [10, 'cm'];
  return `${format.format(length / per)} × ${format.format(width / per)} ${sign}`;
};
