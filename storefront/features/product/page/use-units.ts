import { useCallback } from 'react';
import type { AreaUnit } from '#contract/area-price.ts';
import { measureText } from '#storefront/platform/coverage/measure-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';

export type UnitKind = 'box' | 'sheet' | 'slab' | 'piece' | 'other';

export type Units = {
  /** The unit that the label of the attribute "sold by" stands for. */
  kindOf: (sellingUnit: string | undefined) => UnitKind;
  /** `12 boxes`, by the label of the attribute "sold by". */
  amount: (count: number, sellingUnit: string | undefined) => string;
  /** `46.04 sq ft`. */
  area: (value: number, unit: AreaUnit) => string;
  number: (value: number, digits?: number) => string;
};

const same = (a: string | undefined, b: string): boolean => a?.toLocaleLowerCase() === b.toLocaleLowerCase();

export const useUnits = (): Units => {
  const t = useT();
  const { languageTag } = useStoreView();
  const number = useCallback(
    (value: number, digits?: number) => measureText(value, languageTag, digits),
    [languageTag],
  );
  const kindOf = (sellingUnit: string | undefined): UnitKind => {
    if (same(sellingUnit, t('product.unit-name.box'))) return 'box';
    if (same(sellingUnit, t('product.unit-name.sheet'))) return 'sheet';
    if (same(sellingUnit, t('product.unit-name.slab'))) return 'slab';
    return same(sellingUnit, t('product.unit-name.piece')) ? 'piece' : 'other';
  };
  const amount = (count: number, sellingUnit: string | undefined): string => {
    switch (kindOf(sellingUnit)) {
      case 'box':
        return t('product.units.box', { count });
      case 'sheet':
        return t('product.units.sheet', { count });
      case 'slab':
        return t('product.units.slab', { count });
      case 'piece':
        return t('product.units.piece', { count });
      default:
        return t('product.units.other', { count });
    }
  };
  const area = (value: number, unit: AreaUnit): string =>
    unit === 'm2'
      ? t('product.coverage.m2', { area: number(value) })
      : t('product.coverage.sqft', { area: number(value) });
  return { kindOf, amount, area, number };
};
