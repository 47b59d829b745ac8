import { useFeature } from '#storefront/platform/platform.tsx';
import { coveredArea } from '#contract/coverage.ts';
import { measureText } from '#storefront/platform/coverage/measure-text.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';

const AREA = { sqft: 'cart.area.sqft', m2: 'cart.area.m2' } as const;

/** Formats the area covered by a quantity in the shopper's unit; undefined for products not sold by area. */
export const useCoverage = (): ((quantity: number, coverageSqFt: number | undefined) => string | undefined) => {
  const t = useT();
  const { languageTag } = useStoreView();
  const [unit] = useAreaUnit();
  const hasUnits = useFeature('units of area');
  return (quantity, coverageSqFt) =>
    !hasUnits || coverageSqFt === undefined
      ? undefined
      : t('cart.line.coverage', {
          area: t(AREA[unit], { area: measureText(coveredArea(quantity, unit, coverageSqFt), languageTag) }),
        });
};
