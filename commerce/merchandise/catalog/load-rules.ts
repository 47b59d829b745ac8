import { minorText } from '#contract/money.ts';
import type { Composition } from './composition-types.ts';
import type { Lot } from './lot-rules.ts';
import type { TierRule } from './tier-types.ts';
import type { ProductInput, StoredProduct } from './types.ts';

/** Stored figures of a product that are not in its input form. */
export type StoredFigures = {
  /** Stock in the catalogue files at the last load. */
  fileQuantity: number | null;
  fileLots: readonly Lot[] | null;
  /** True if stock was changed since the last load. */
  isOwnStock: boolean | null;
  /** Prices owned by integrations. */
  ownPrices: readonly { currency: string; price: boolean; special: boolean }[];
  tiers: readonly TierRule[];
  hasOwnTiers: boolean;
};

/** A stored product in the format of catalogue files. */
export type LoadedProduct = { product: StoredProduct; figures: StoredFigures; composition: object | null };

/** A changed field. An empty text means no value. */
export type FieldChange = { field: string; from: string; to: string };

/** Fields of a product by name, as text. */
type Fields = ReadonlyMap<string, string>;

export type Naming = {
  /** Code of a store view; empty for all views. */
  viewCode(id: number): string;
  categoryId(key: string): number | undefined;
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
};

/** JSON with sorted keys. */
const canonical = (value: unknown): string => JSON.stringify(sorted(value));

/** A composition in the format of catalogue files, with SKUs in place of ids. */
export const compositionInput = (spec: Composition, skuOf: (id: number) => string | undefined): object => {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => {
        if (key === 'id') return [];
        return key === 'productId' ? [['sku', skuOf(each as number) ?? '']] : [[key, strip(each)]];
      }),
    );
  };
  return strip(spec) as object;
};

const day = (moment: string | Date | null): string => (moment === null ? '' : new Date(moment).toISOString());

const lotsText = (lots: readonly Lot[]): string =>
  lots
    .map(({ code, quantity }) => `${code}: ${quantity}`)
    .toSorted()
    .join(', ');

/** A tier price as text. */
export const tierText = ({ currency, groupId, quantity, price, percent }: TierRule): string =>
  [
    `${quantity}+`,
    groupId === null ? 'all groups' : `group ${groupId}`,
    price === null || currency === null ? `${Number(percent)} %` : `${minorText(price, currency)} ${currency}`,
  ].join(' ');

const textFields = ({ texts }: ProductInput, { viewCode }: Naming): [string, string][] =>
  texts.flatMap(({ storeViewId, ...each }) => {
    const view = viewCode(storeViewId);
    return Object.entries(each).map(([name, text]): [string, string] => [
      view ? `${name} [${view}]` : name,
      text ?? '',
    ]);
  });

const priceFields = ({ prices }: ProductInput): [string, string][] =>
  prices.flatMap(({ currency, price, specialPrice, specialFrom, specialTo }): [string, string][] => [
    [`price [${currency}]`, minorText(price, currency)],
    [`special_price [${currency}]`, specialPrice === null ? '' : minorText(specialPrice, currency)],
    [`special_price_from_date [${currency}]`, specialPrice === null ? '' : day(specialFrom)],
    [`special_price_to_date [${currency}]`, specialPrice === null ? '' : day(specialTo)],
  ]);

const mediaFields = ({ media }: ProductInput, { viewCode }: Naming): [string, string][] =>
  media.flatMap(({ file, position, roles, isDisabled, labels }): [string, string][] => [
    [`picture ${file}`, [`position ${position}`, ...roles, ...(isDisabled ? ['disabled'] : [])].join(', ')],
    ...labels.map(({ storeViewId, label }): [string, string] => [
      `label of ${file}${viewCode(storeViewId) && ` [${viewCode(storeViewId)}]`}`,
      label,
    ]),
  ]);

const attributeFields = ({ options, values }: ProductInput, { viewCode }: Naming): [string, string][] => [
  ...[...Map.groupBy(options, ({ attribute }) => attribute)].map(([code, each]): [string, string] => [
    code,
    [...new Set(each.map(({ option }) => option))].toSorted().join(', '),
  ]),
  ...values.map(({ attribute, storeViewId, value }): [string, string] => [
    viewCode(storeViewId) ? `${attribute} [${viewCode(storeViewId)}]` : attribute,
    value,
  ]),
];

const categoryText = ({ categoryKeys, categoryPositions, position }: ProductInput, { categoryId }: Naming): string =>
  categoryKeys
    .map((key, index) => {
      const id = key.startsWith('#') ? Number(key.slice(1)) : categoryId(key);
      return `${id ?? key} at ${categoryPositions?.[index] ?? position}`;
    })
    .toSorted()
    .join(', ');

const linkFields = ({ links }: ProductInput): [string, string][] =>
  (['related', 'upsell', 'crosssell'] as const).map((kind) => [
    `${kind}_skus`,
    links.flatMap((link) => (link.kind === kind ? [link.sku] : [])).join(', '),
  ]);

const fieldsOf = (product: ProductInput, naming: Naming): Fields => {
  const { tiers, composition, lots } = product;
  return new Map<string, string>([
    ['sku', product.sku],
    ['product_type', product.type],
    ['product_online', String(product.isEnabled)],
    ['visibility', String(product.visibility)],
    ['weight', String(product.weightGrams / 1000)],
    ['tax_class_name', product.taxClass],
    ['attribute_set_code', product.attributeSet],
    ['qty', product.qty === null ? '' : String(product.qty)],
    ['lots', product.qty === null || !lots ? '' : lotsText(lots)],
    ['categories', categoryText(product, naming)],
    ...textFields(product, naming),
    ...priceFields(product),
    ...mediaFields(product, naming),
    ...attributeFields(product, naming),
    ['configurable by', product.configurableBy.join(', ')],
    ['variants', product.variantSkus.join(', ')],
    ...linkFields(product),
    ['tier prices', (tiers ?? []).map(tierText).toSorted().join(', ')],
    ['composition', composition ? canonical(composition) : ''],
  ]);
};

/** Prices owned by integrations or staff that are overwritten nevertheless. */
export type Overwritten = { price: boolean; special: boolean };

/** Replaces prices owned by integrations by the stored ones, because a load does not overwrite them. */
const withOwnPrices = (given: ProductInput, { product, figures }: LoadedProduct, over: Overwritten): ProductInput => ({
  ...given,
  prices: [
    ...given.prices.map((price) => {
      const own = figures.ownPrices.find(({ currency }) => currency === price.currency);
      const stored = product.prices.find(({ currency }) => currency === price.currency);
      if (!own || !stored) return price;
      const { specialPrice, specialFrom, specialTo } = own.special && !over.special ? stored : price;
      return {
        ...price,
        price: own.price && !over.price ? stored.price : price.price,
        specialPrice,
        specialFrom,
        specialTo,
      };
    }),
    ...product.prices.filter(
      ({ currency }) =>
        figures.ownPrices.some((own) => own.currency === currency) &&
        !given.prices.some((price) => price.currency === currency),
    ),
  ],
});

const differences = (before: Fields, after: Fields): readonly FieldChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field) ?? '', after.get(field) ?? ''];
    return from === to ? [] : [{ field, from, to }];
  });

/** Differences between a product of the files and the stored one. A new product has all fields. */
export const changesOf = (
  given: ProductInput,
  loaded: LoadedProduct | undefined,
  naming: Naming,
  over: Overwritten = { price: false, special: false },
): readonly FieldChange[] => {
  const before = loaded
    ? fieldsOf(
        {
          ...loaded.product,
          qty: loaded.figures.fileQuantity,
          lots: given.lots ? (loaded.figures.fileLots ?? []) : [],
          tiers: given.tiers && !loaded.figures.hasOwnTiers ? loaded.figures.tiers : [],
          composition: given.composition === undefined ? null : (loaded.composition as ProductInput['composition']),
        },
        naming,
      )
    : new Map<string, string>();
  const after = fieldsOf(
    {
      ...(loaded ? withOwnPrices(given, loaded, over) : given),
      lots: given.lots ?? [],
      tiers: loaded?.figures.hasOwnTiers ? [] : (given.tiers ?? []),
    },
    naming,
  );
  return differences(before, after);
};

/** Differences between two states of a stored product. */
export const storedChanges = (
  before: ProductInput | undefined,
  after: ProductInput,
  naming: Naming,
): readonly FieldChange[] =>
  differences(before ? fieldsOf(before, naming) : new Map<string, string>(), fieldsOf(after, naming));
