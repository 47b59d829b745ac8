import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { ProductRows } from './snapshot-store.ts';
import type { MediaRecord, ProductRecord } from './snapshot-types.ts';
import { currenciesOf } from './currency-rules.ts';
import { sumUpBundle } from './snapshot-bundles.ts';
import { addOptions } from './snapshot-options.ts';
import { finalPrice, isSpecialInForce } from './special-price-rules.ts';
import { isBoughtAsSuch } from './types.ts';
import type { PriceMinor } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Mutable<ProductRecord>;
type Lookup = { get(id: number): ProductRecord | undefined };
type PriceRow = ProductRows['prices'][number];

const currentPrice = (row: PriceRow, now: Date): PriceMinor => ({ regular: row.price, final: finalPrice(row, now) });

/** Start and end of current special prices; empty if none has a date. */
const specialDays = (rows: readonly PriceRow[], now: Date): Pick<ProductRecord, 'specialDays'> => {
  const dated = rows.filter((row) => (row.specialFrom ?? row.specialTo) && isSpecialInForce(row, now));
  if (dated.length === 0) return {};
  return {
    specialDays: Object.fromEntries(
      dated.map(({ currency, specialFrom: from, specialTo: to }) => [currency, { from, to }]),
    ),
  };
};

const textsOf = (rows: ProductRows['texts'], sku: string): ProductRecord['texts'] => {
  const base = rows.find(({ storeViewId }) => storeViewId === 0);
  const all = { name: base?.name ?? sku, urlKey: base?.urlKey ?? '' };
  return Object.fromEntries([
    [0, all],
    ...rows
      .filter(({ storeViewId }) => storeViewId !== 0)
      .map((row) => [row.storeViewId, { name: row.name ?? all.name, urlKey: row.urlKey ?? all.urlKey }] as const),
  ]);
};

const mediaOf = ({ id, file, position, roles, labels }: ProductRows['media'][number]): MediaRecord => ({
  id,
  file,
  position,
  roles,
  labels: labels ?? {},
});

/** The price range of a product covers its variants; it is in stock while one of them is. */
const sumUp = (product: Draft, variants: readonly ProductRecord[]): void => {
  product.available = variants.reduce((sum, { available }) => sum + available, 0);
  product.isLater = variants.some(({ isLater }) => isLater === true);
  const prices: Mutable<ProductRecord['prices']> = {};
  for (const currency of currenciesOf(variants.map((variant) => variant.prices))) {
    const offers = variants.flatMap((variant) => variant.prices[currency]?.cheapest ?? []);
    if (offers.length === 0) continue;
    const sorted = offers.toSorted((one, other) => one.final - other.final);
    prices[currency] = { cheapest: sorted[0] as PriceMinor, dearest: sorted.at(-1) as PriceMinor };
  }
  product.prices = prices;
};

/** A product without data of its variants, members or bundle items, which {@link completeProducts} adds. */
export type ProductDraft = Draft;

export const draftProducts = (rows: ProductRows, attributes: AttributeSet, now: Date): Map<number, ProductDraft> => {
  const grouped = <K extends keyof ProductRows>(key: K, id: (row: ProductRows[K][number]) => number) => {
    const groups = Map.groupBy(rows[key] as readonly ProductRows[K][number][], id);
    return (productId: number): ProductRows[K][number][] => groups.get(productId) ?? [];
  };
  const texts = grouped('texts', (row) => row.productId);
  const prices = grouped('prices', (row) => row.productId);
  const tiers = grouped('tiers', (row) => row.productId);
  const media = grouped('media', (row) => row.productId);
  const options = grouped('options', (row) => row.productId);
  const values = grouped('values', (row) => row.productId);
  const placements = grouped('placements', (row) => row.productId);
  const configurableBy = grouped('configurableBy', (row) => row.productId);
  const links = grouped('links', (row) => row.productId);
  const variants = grouped('variants', (row) => row.parentId);
  const compositions = new Map(rows.compositions.map(({ productId, spec }) => [productId, spec]));

  const drafts = new Map<number, ProductDraft>();
  for (const row of rows.products) {
    const { id } = row;
    const linked = (kind: string): number[] =>
      links(id)
        .filter((link) => link.kind === kind)
        .map(({ linkedId }) => linkedId);
    const own = options(id).map(({ attributeId, optionId }) => [attributeId, optionId] as const);
    drafts.set(id, {
      ...row,
      texts: textsOf(texts(id), row.sku),
      prices: Object.fromEntries(
        prices(id).map((price) => [
          price.currency,
          { cheapest: currentPrice(price, now), dearest: currentPrice(price, now) },
        ]),
      ),
      ...specialDays(prices(id), now),
      ...(tiers(id).length > 0 ? { tiers: tiers(id) } : {}),
      available: Math.max(0, row.available),
      media: media(id).map(mediaOf),
      options: own,
      values: values(id).map(({ attributeId, storeViewId, value }) => ({ attributeId, storeViewId, value })),
      placements: placements(id).map(({ categoryId, position }) => ({ categoryId, position })),
      configurableBy: configurableBy(id).map(({ attributeId }) => attributeId),
      variantIds: variants(id).map(({ childId }) => childId),
      variants: [],
      parent: null,
      related: linked('related'),
      upsell: linked('upsell'),
      crosssell: linked('crosssell'),
      composition: compositions.get(id) ?? null,
      hidesPriceFrom: [
        ...new Set(own.flatMap(([, optionId]) => attributes.optionById.get(optionId)?.hidesPriceFrom ?? [])),
      ],
    });
  }
  return drafts;
};

const completeConfigurable = (product: Draft, drafts: ReadonlyMap<number, Draft>): void => {
  const children = product.variantIds.flatMap((id) => drafts.get(id) ?? []);
  // One hidden variant hides all prices, because the other prices would reveal it.
  product.hidesPriceFrom = [...new Set([product, ...children].flatMap(({ hidesPriceFrom }) => hidesPriceFrom))];
  for (const child of children) {
    child.parent = product;
    child.hidesPriceFrom = product.hidesPriceFrom;
  }
  product.variants = children.filter(({ isEnabled }) => isEnabled);
  sumUp(product, product.variants);
};

const completeGrouped = (product: Draft, others: Lookup): void => {
  const members = (product.composition?.members ?? []).flatMap(({ productId }) => others.get(productId) ?? []);
  product.hidesPriceFrom = [...new Set([product, ...members].flatMap(({ hidesPriceFrom }) => hidesPriceFrom))];
  sumUp(
    product,
    members.filter(({ isEnabled }) => isEnabled),
  );
};

/** Products that a grouped product or a bundle consists of. */
export const partsOf = ({ composition }: Pick<ProductRecord, 'composition'>): readonly number[] => [
  ...(composition?.members ?? []).map(({ productId }) => productId),
  ...(composition?.bundle?.items ?? []).flatMap(({ selections }) => selections.map(({ productId }) => productId)),
];

/**
 * Completes drafts in place: links variants and sums up products made of others. `drafts` has all members of a
 * configurable product's family; parts of other products may be among the `complete` products.
 */
export const completeProducts = (drafts: ReadonlyMap<number, ProductDraft>, complete: Lookup): void => {
  const others: Lookup = { get: (id) => drafts.get(id) ?? complete.get(id) };
  const all = [...drafts.values()];
  for (const product of all) if (product.type === 'configurable') completeConfigurable(product, drafts);
  for (const product of all) if (product.type === 'bundle') sumUpBundle(product, others);
  for (const product of all) if (product.type === 'grouped') completeGrouped(product, others);
  for (const product of all) if (isBoughtAsSuch(product.type)) addOptions(product);
};
