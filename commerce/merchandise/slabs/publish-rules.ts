import { toMinor } from '#contract/money.ts';
import { sizeOf } from '#contract/actual-size.ts';
import type { NewVariant } from '#commerce/merchandise/authoring/types.ts';
import { urlKeyOf } from '#commerce/merchandise/authoring/product-rules.ts';
import type { ProductInput, StoredProduct } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** By the area of the slab, or for the whole slab. Amounts in major units, one for each currency. */
export type PriceRule = {
  rule: 'area' | 'fixed';
  amounts: readonly { currency: CurrencyCode; amount: number }[];
};

/** A slab as staff enter it. */
export type NewSlab = {
  lot: string;
  bundle: string;
  rack: string;
  /** Chosen options, such as finish and yard. */
  options: readonly { attribute: string; option: string }[];
  lengthMm: number;
  widthMm: number;
  thicknessMm: number;
  price: PriceRule;
};

const SQ_MM_PER_SQ_FT = 92_903.04;

/** Area in square feet, with two decimals. */
export const slabArea = ({ lengthMm, widthMm }: Pick<NewSlab, 'lengthMm' | 'widthMm'>): number =>
  Number(((lengthMm * widthMm) / SQ_MM_PER_SQ_FT).toFixed(2));

/** Prices of a slab in minor units. */
export const slabPrices = (
  slab: Pick<NewSlab, 'lengthMm' | 'widthMm' | 'price'>,
): readonly { currency: CurrencyCode; price: number }[] =>
  slab.price.amounts.map(({ currency, amount }) => {
    const minor = toMinor(amount, currency);
    return { currency, price: slab.price.rule === 'fixed' ? minor : Math.round(minor * slabArea(slab)) };
  });

const valueOf = ({ values }: ProductInput, code: string): string | undefined =>
  values.find(({ attribute, storeViewId }) => attribute === code && storeViewId === 0)?.value;

const coverageOf = (product: ProductInput): number => {
  const size = sizeOf(valueOf(product, 'actual_size'));
  return size
    ? slabArea({ lengthMm: size.length, widthMm: size.width })
    : Number(valueOf(product, 'coverage_sq_ft') ?? 0);
};

/** Average price of a square foot of the product's other slabs, in minor units, by currency. */
export const ratesOf = (variants: readonly ProductInput[]): ReadonlyMap<CurrencyCode, number> => {
  const rates = variants.flatMap((variant) => {
    const area = coverageOf(variant);
    return area > 0 ? variant.prices.map(({ currency, price }) => [currency, price / area] as const) : [];
  });
  return new Map(
    [...Map.groupBy(rates, ([currency]) => currency)].map(([currency, all]) => [
      currency,
      Math.round(all.reduce((sum, [, rate]) => sum + rate, 0) / all.length),
    ]),
  );
};

const lotOf = ({ options }: ProductInput): string =>
  options.find(({ attribute }) => attribute === 'slab_lot')?.option ?? '';

/** Chosen options that a name may contain, such as the finish. */
const namedOptions = ({ options }: NewSlab): NewSlab['options'] =>
  options.filter(({ attribute }) => attribute !== 'slab_yard');

const isAlike = ({ options }: ProductInput, slab: NewSlab): boolean =>
  namedOptions(slab).every((chosen) =>
    options.some(({ attribute, option }) => attribute === chosen.attribute && option === chosen.option),
  );

const textsOf = (parent: ProductInput, model: ProductInput | undefined, slab: NewSlab): ProductInput['texts'] => {
  const { lot } = slab;
  const modelLot = model ? lotOf(model) : '';
  const named = model && isAlike(model, slab) ? model.texts : [];
  return parent.texts.flatMap(({ storeViewId, name }) => {
    const modelName = named.find((text) => text.storeViewId === storeViewId)?.name;
    const own = modelName?.includes(modelLot) ? modelName.replace(modelLot, lot) : name && `${name} – ${lot}`;
    if (!own) return [];
    return [
      {
        storeViewId,
        name: own,
        urlKey: null,
        description: null,
        shortDescription: null,
        metaTitle: null,
        metaDescription: null,
        metaKeyword: null,
      },
    ];
  });
};

const MEASURED = new Set(['actual_size', 'coverage_sq_ft', 'thickness_mm', 'slab_bundle', 'slab_rack']);

const weightOf = (model: ProductInput, slab: NewSlab): number => {
  const volume = coverageOf(model) * Number(valueOf(model, 'thickness_mm') ?? 0);
  return volume > 0 ? Math.round((model.weightGrams * slabArea(slab) * slab.thicknessMm) / volume) : model.weightGrams;
};

/** The product of a new slab: a copy of the most similar one with its own lot, size, place, price and photograph. */
export const slabVariant = (
  parent: StoredProduct,
  variants: readonly StoredProduct[],
  slab: NewSlab,
  file: string,
): NewVariant => {
  const model = variants.find((variant) => isAlike(variant, slab)) ?? variants[0];
  const code = urlKeyOf(slab.lot);
  const chosen = new Set(['slab_lot', ...slab.options.map(({ attribute }) => attribute)]);
  const value = (attribute: string, text: string) => (text === '' ? [] : [{ attribute, storeViewId: 0, value: text }]);
  const texts = textsOf(parent, model, slab);
  const urlKey = parent.texts.find(({ storeViewId }) => storeViewId === 0)?.urlKey ?? urlKeyOf(parent.sku);
  const base: ProductInput = model ?? { ...parent, configurableBy: [], variantSkus: [] };
  return {
    option: { attribute: 'slab_lot', code, label: slab.lot },
    prices: slabPrices(slab),
    product: {
      sku: `${parent.sku}-${code.toUpperCase()}`,
      type: 'simple',
      isEnabled: true,
      visibility: 1,
      weightGrams: weightOf(base, slab),
      taxClass: base.taxClass,
      attributeSet: base.attributeSet,
      qty: 1,
      position: base.position,
      categoryKeys: parent.categoryKeys,
      texts: texts.map((text) => (text.storeViewId === 0 ? { ...text, urlKey: `${urlKey}-${code}` } : text)),
      prices: [],
      media: [
        {
          file,
          position: 1,
          roles: ['image', 'small_image', 'thumbnail'],
          labels: texts.map(({ storeViewId, name }) => ({ storeViewId, label: name ?? slab.lot })),
        },
      ],
      options: [
        ...base.options.filter(({ attribute }) => !chosen.has(attribute)),
        ...slab.options,
        { attribute: 'slab_lot', option: code },
      ],
      values: [
        ...base.values.filter(({ attribute }) => !MEASURED.has(attribute)),
        ...value('actual_size', `${slab.lengthMm} × ${slab.widthMm} mm`),
        ...value('coverage_sq_ft', slabArea(slab).toFixed(2)),
        ...value('thickness_mm', String(slab.thicknessMm)),
        ...value('slab_bundle', slab.bundle),
        ...value('slab_rack', slab.rack),
      ],
      configurableBy: [],
      variantSkus: [],
      links: [],
    },
  };
};
