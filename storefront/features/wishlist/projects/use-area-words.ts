import type { AreaUnit } from '#contract/area-price.ts';
import { measureText } from '#storefront/platform/coverage/measure-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';

/** Areas in words, and their units. */
export const useAreaWords = () => {
  const t = useT();
  const { languageTag } = useStoreView();
  const number = (value: number): string => measureText(value, languageTag);
  const unitName = (unit: AreaUnit): string => t(unit === 'm2' ? 'wishlist.project.m2' : 'wishlist.project.sqft');
  return {
    languageTag,
    number,
    unitName,
    area: (value: number, unit: AreaUnit) => `${number(value)}\u00a0${unitName(unit)}`,
  };
};
