import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import type { Attribute, AttributeOption, AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import { swatchUrl, type MediaSettings } from '#commerce/merchandise/media/service.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { ProductRecord } from './snapshot-types.ts';
import type { ProductModel } from './types.ts';
import { decodeValueUid, idUid, optionUid, valueUid } from './uids.ts';

type Choice = { attribute: Attribute; options: readonly AttributeOption[] };

const optionIdOf = ({ options }: ProductRecord, attributeId: number): number | undefined =>
  options.find(([id]) => id === attributeId)?.[1];

/** Attributes of a configurable product with the options that its variants have. */
const choicesOf = ({ configurableBy, variants }: ProductRecord, { byId }: AttributeSet): readonly Choice[] =>
  configurableBy.flatMap((attributeId) => {
    const attribute = byId.get(attributeId);
    if (!attribute) return [];
    const used = new Set(variants.map((variant) => optionIdOf(variant, attributeId)));
    return [{ attribute, options: attribute.options.filter(({ id }) => used.has(id)) }];
  });

const swatchOf = ({ swatch }: AttributeOption, settings: MediaSettings) => {
  if (swatch === null) return null;
  if (swatch.startsWith('#')) return { __typename: 'ColorSwatchData' as const, value: swatch };
  return swatch.startsWith('/')
    ? { __typename: 'ImageSwatchData' as const, value: swatch, thumbnail: swatchUrl(settings, swatch) }
    : { __typename: 'TextSwatchData' as const, value: swatch };
};

export const configurableOptionsOf = (
  product: ProductRecord,
  attributes: AttributeSet,
  wording: Wording,
  settings: MediaSettings,
) =>
  choicesOf(product, attributes).map(({ attribute, options }, position) => ({
    uid: optionUid(product.id, attribute.id),
    attribute_uid: idUid(attribute.id),
    attribute_id: String(attribute.id),
    attribute_id_v2: attribute.id,
    id: attribute.id,
    product_id: product.id,
    attribute_code: attribute.code,
    label: labelOf(attribute, wording),
    position,
    use_default: false,
    values: options.map((option) => ({
      uid: valueUid(attribute.id, option.id),
      value_index: option.id,
      label: labelOf(option, wording),
      default_label: labelOf(option, 'en'),
      store_label: labelOf(option, wording),
      use_default_value: option.labels[wording] === undefined,
      swatch_data: swatchOf(option, settings) as never,
    })),
  }));

const TYPE_NAMES = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  grouped: 'GroupedProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  bundle: 'BundleProduct',
} as const;

export const productModel = ({ id, type }: ProductRecord): ProductModel => ({
  __typename: TYPE_NAMES[type],
  id,
});

export const variantsOf = (product: ProductRecord, attributes: AttributeSet, wording: Wording) => {
  const choices = choicesOf(product, attributes);
  return product.variants.map((variant) => ({
    attributes: choices.flatMap(({ attribute, options }) => {
      const option = options.find(({ id }) => id === optionIdOf(variant, attribute.id));
      return option
        ? [
            {
              uid: valueUid(attribute.id, option.id),
              code: attribute.code,
              label: labelOf(option, wording),
              value_index: option.id,
            },
          ]
        : [];
    }),
    product: productModel(variant),
  }));
};

const chosenOf = (uids: readonly string[], choices: readonly Choice[]): ReadonlyMap<number, number> => {
  const chosen = new Map<number, number>();
  for (const uid of uids) {
    const value = decodeValueUid(uid);
    const choice = value && choices.find(({ attribute }) => attribute.id === value.attributeId);
    if (!value || !choice?.options.some(({ id }) => id === value.optionId))
      throw new InputError('configurableOptionValueUids values are incorrect');
    chosen.set(value.attributeId, value.optionId);
  }
  return chosen;
};

/** The values compatible with the chosen ones, and the variant once all are chosen. */
export const selectionOf = (
  product: ProductRecord,
  attributes: AttributeSet,
  uids: readonly string[],
  settings: MediaSettings,
) => {
  const choices = choicesOf(product, attributes);
  const chosen = chosenOf(uids, choices);
  const fits = (variant: ProductRecord): boolean =>
    [...chosen].every(([attributeId, optionId]) => optionIdOf(variant, attributeId) === optionId);
  // For a chosen attribute only the chosen value remains, as in Magento.
  const isPossible = (attributeId: number, optionId: number): boolean =>
    product.variants.some(
      (variant) => variant.available > 0 && optionIdOf(variant, attributeId) === optionId && fits(variant),
    );
  const variant = chosen.size === choices.length ? (product.variants.find((one) => fits(one)) ?? null) : null;
  return {
    variant,
    choices: choices.map(({ attribute, options }) => ({
      attribute,
      isChosen: chosen.has(attribute.id),
      options: options.map((option) => ({
        option,
        uid: valueUid(attribute.id, option.id),
        isPossible: isPossible(attribute.id, option.id),
        swatch: swatchOf(option, settings),
      })),
    })),
  };
};
