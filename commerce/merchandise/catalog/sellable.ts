import { ordinaryGroup } from '#contract/customer-groups.ts';
import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import { whyPriceHidden } from './hidden-price-rules.ts';
import type { SellableRow } from './sellable-store.ts';
import { tiersOf } from './tier-rules.ts';
import type { OrderedLine, Sellable, Slab } from './types.ts';
import { optionUid, valueUid } from './uids.ts';

/** Slabs, recognised by their selling unit. */
const slabOf = ({ selling_unit, slab_yard, slab_lot }: SellableRow['traits']): Slab | null =>
  selling_unit === 'slab' ? { yard: slab_yard ?? null, isUnique: slab_lot !== undefined } : null;

/** Prices and tier prices of a group. */
const pricesOf = ({ prices, tiers: rules }: SellableRow, groupId: number): Pick<Sellable, 'prices' | 'tiers'> => {
  const priced = prices.map(
    ({ currency, regular, final }) => [currency, tiersOf(rules, { regular, final }, { currency, groupId })] as const,
  );
  return {
    prices: Object.fromEntries(priced.map(([currency, { price }]) => [currency, price])),
    ...(rules.length > 0
      ? { tiers: Object.fromEntries(priced.map(([currency, { tiers }]) => [currency, tiers])) }
      : {}),
  };
};

const groupPricesOf = (row: SellableRow, groupId: number): Pick<Sellable, 'prices' | 'tiers' | 'ordinary'> => ({
  ...pricesOf(row, groupId),
  ...(groupId !== ordinaryGroup(groupId) &&
    row.tiers.some((rule) => rule.groupId === groupId) && { ordinary: pricesOf(row, ordinaryGroup(groupId)) }),
});

const hiddenPriceOf = ({ hidesPriceFrom }: SellableRow, groupId: number) => {
  const why = whyPriceHidden(hidesPriceFrom, groupId);
  return why ? { isPriceHidden: true, hiddenPrice: why } : { isPriceHidden: false };
};

/** `groupId`: the buyer's customer group. */
export const sellableOf = (row: SellableRow, wording: Wording, groupId: number): Sellable => ({
  productId: row.productId,
  sku: row.sku,
  type: row.type,
  parent:
    row.parentId === null
      ? null
      : {
          productId: row.parentId,
          sku: row.parentSku as string,
          name: row.parentName as string,
          urlKey: row.parentUrlKey as string,
          imageFile: row.parentImageFile,
          isEnabled: row.parentIsEnabled as boolean,
        },
  name: row.name,
  urlKey: row.parentUrlKey ?? row.urlKey,
  options: row.options.map((option) => ({
    attributeId: option.attributeId,
    attributeCode: option.attributeCode,
    attributeLabel: labelOf({ labels: option.attributeLabels, code: option.attributeCode }, wording),
    optionId: option.optionId,
    optionLabel: labelOf({ labels: option.optionLabels, code: option.optionCode }, wording),
    optionUid: optionUid(row.parentId as number, option.attributeId),
    valueUid: valueUid(option.attributeId, option.optionId),
  })),
  ...groupPricesOf(row, groupId),
  weightGrams: row.weightGrams,
  isFinalSale: row.isFinalSale,
  taxClass: row.taxClass,
  imageFile: row.imageFile ?? row.parentImageFile,
  imageLabel: row.imageFile ? row.imageLabel : row.parentImageLabel,
  available: row.available,
  ...(row.laterDays === null ? {} : { laterDays: row.laterDays }),
  isEnabled: row.isEnabled && row.parentIsEnabled !== false,
  ...hiddenPriceOf(row, groupId),
  slab: slabOf(row.traits),
  ...(row.traits.selling_unit ? { sellingUnit: row.traits.selling_unit } : {}),
  ...(row.composition ? { composition: row.composition } : {}),
});

/** Sums lines to one per product, in ascending product id. */
export const sumLines = (lines: readonly OrderedLine[]): readonly Required<OrderedLine>[] => {
  const sums = new Map<number, Required<OrderedLine>>();
  for (const { productId, quantity, later = 0 } of lines) {
    const sum = sums.get(productId) ?? { productId, quantity: 0, later: 0 };
    sums.set(productId, { productId, quantity: sum.quantity + quantity, later: sum.later + later });
  }
  return [...sums.values()].sort((one, other) => one.productId - other.productId);
};
