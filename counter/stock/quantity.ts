import { boxesFor } from '#contract/boxes.ts';
import { typedArea } from '#contract/typed-measure.ts';

/**
 * Parses a number of units, or an area with its unit such as `120 sq ft`, which is rounded up to whole units. Undefined
 * for other text.
 */
export const unitsOf = (typed: string, coverageSqFt: number | null, locale: string): number | undefined => {
  const text = typed.trim();
  if (/^\d{1,7}$/.test(text)) return Number(text) > 0 ? Number(text) : undefined;
  if (coverageSqFt === null || /^[\d\s.,]*$/.test(text)) return undefined;
  const area = typedArea(text, `${locale}-CA`, 'sqft');
  const units = area && boxesFor(area, 'sqft', 0, coverageSqFt);
  return units || undefined;
};
