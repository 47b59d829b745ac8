import { toMajor } from '#contract/money.ts';
import {
  entryUid,
  entryValueUid,
  itemUid,
  linksOf,
  optionPriceOf,
  partUid,
  samplesOf,
} from '#commerce/merchandise/catalog/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** Chosen options of a bundle. */
export const bundleOptions = ({ parts = [], isPriceHidden }: Sellable, currency: CurrencyCode) =>
  [...Map.groupBy(parts, ({ itemId }) => itemId).values()].map((chosen) => {
    const { itemId, label, kind } = chosen[0]!;
    return {
      id: itemId,
      uid: itemUid(itemId),
      label,
      type: kind,
      values: chosen.map((part) => {
        const price = isPriceHidden ? undefined : part.prices[currency];
        return {
          id: part.selectionId,
          uid: partUid(itemId, part.selectionId, part.quantity),
          label: part.name,
          quantity: part.quantity,
          price: toMajor(price?.final ?? 0, currency),
          priceV2: moneyOf(price?.final ?? 0, currency),
          original_price: moneyOf(price?.regular ?? 0, currency),
        };
      }),
    };
  });

/** The downloadable files of a line, from its product. */
export const chosenFiles = (sellable: Sellable, context: CommerceContext) => {
  const { composition, isPriceHidden } = sellable;
  const ids = (sellable.links ?? []).map(({ id }) => id);
  return composition?.downloads
    ? linksOf(composition.downloads, context, isPriceHidden).filter(({ id }) => ids.includes(id))
    : [];
};

export const sampleFiles = ({ composition }: Sellable, context: CommerceContext) =>
  composition?.downloads ? samplesOf(composition.downloads, context) : [];

/** Options filled in or chosen. */
export const customizableOptions = ({ chosen = [] }: Sellable, currency: CurrencyCode) =>
  chosen.map(({ id, type, label, isRequired, position, values }) => ({
    customizable_option_uid: entryUid(id),
    id,
    type,
    label,
    is_required: isRequired,
    sort_order: position,
    values: values.map((value) => {
      const { price, price_type } = optionPriceOf(value.price, currency);
      return {
        customizable_option_value_uid: value.id === id ? entryUid(id) : entryValueUid(id, value.id),
        id: value.id,
        label: value.label,
        value: value.value,
        price: { type: price_type, units: price_type === 'PERCENT' ? '%' : '', value: price },
      };
    }),
  }));
