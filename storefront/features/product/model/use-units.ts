import { useCallback } from 'react';
import type { AreaUnit } from '#contract/area-price.ts';
import { measureText } from '#storefront/platform/coverage/measure-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';

type UnitKind = 'box' | 'sheet' | 'slab' | 'piece' | 'other';

export type Units = {
  /** The unit named by the label of the attribute "sold by". */
  kindOf: (sellingUnit: string | undefined) => UnitKind;
  /** `12 boxes`, by the label of the attribute "sold by". */
  amount: (count: number, sellingUnit: string | undefined) => string;
  /** `46.04 sq ft`. */
  area: (value: number, unit: AreaUnit) => string;
  number: (value: number, digits?: number) => string;
};

const AMOUNTS = {
  box: 'product.units.box',
  sheet: 'product.units.sheet',
  slab: 'product.units.slab',
  piece: 'product.units.piece',
  other: 'product.units.other',
} as const;

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
  const amount = (count: number, sellingUnit: string | undefined): string => t(AMOUNTS[kindOf(sellingUnit)], { count });
  const area = (value: number, unit: AreaUnit): string =>
    t(unit === 'm2' ? 'product.coverage.m2' : 'product.coverage.sqft', { area: number(value) });
  return { kindOf, amount, area, number };
};
