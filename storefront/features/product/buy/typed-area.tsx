import type { AreaUnit } from '#contract/area-price.ts';
import { coveredArea } from '#contract/coverage.ts';
import { isPlainNumber } from '#contract/decimal.ts';
import { useT, type Translate } from '#storefront/platform/i18n/use-t.ts';

export { typedArea } from '#contract/typed-measure.ts';

/** Error of an invalid area; undefined for empty text. */
export const wrongArea = (t: Translate, text: string): string | false =>
  /[^\s.,0]/.test(text) && t('product.calculator.wrong');

type Props = {
  text: string;
  /** The parsed area, in `unit`. */
  area: number;
  unit: AreaUnit;
  waste: number;
  /** Returns undefined for an area too large to calculate. */
  boxes: number | undefined;
  coverageSqFt: number;
  /** Number of boxes as text. */
  amount: string;
  areaText: (value: number, unit: AreaUnit) => string;
};

/** The parsed area of a text that is not a plain number, and the resulting boxes. */
export const Understood = ({ text, area, unit, waste, boxes, coverageSqFt, amount, areaText }: Props) => {
  const t = useT();
  const covered = coveredArea(boxes ?? 0, unit, coverageSqFt);
  const left = Math.max(0, covered - (area * (100 + waste)) / 100);
  return (
    <>
      {!isPlainNumber(text) && <p>{t('product.calculator.read', { area: areaText(area, unit) })}</p>}
      {boxes && <strong>{t('product.calculator.result', { amount })}</strong>}
      <p>
        {boxes
          ? t('product.calculator.detail', { amount, area: areaText(covered, unit), left: areaText(left, unit) })
          : t('product.calculator.too-large')}
      </p>
    </>
  );
};
