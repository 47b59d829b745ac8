import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { CatalogRows } from './snapshot-store.ts';
import type { MediaRecord, ProductRecord } from './snapshot-types.ts';
import { currenciesOf } from './currency-rules.ts';
import { sumUpBundle } from './snapshot-bundles.ts';
import { addOptions } from './snapshot-options.ts';
import { finalPrice, isSpecialInForce } from './special-price-rules.ts';
import { isBoughtAsSuch } from './types.ts';
import type { PriceMinor } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Mutable<ProductRecord>;
type PriceRow = CatalogRows['prices'][number];

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

/** The next start or end of a special price after `now`. */
export const nextPriceChange = (prices: readonly PriceRow[], now: Date): Date | null =>
  prices
    .flatMap(({ specialPrice, specialFrom, specialTo }) => (specialPrice === null ? [] : [specialFrom, specialTo]))
    .filter((date): date is Date => date !== null && date > now)
    .reduce<Date | null>((earliest, date) => (earliest && earliest < date ? earliest : date), null);

const textsOf = (rows: CatalogRows['texts'], sku: string): ProductRecord['texts'] => {
  const base = rows.find(({ storeViewId }) => storeViewId === 0);
  const all = { name: base?.name ?? sku, urlKey: base?.urlKey ?? '' };
  return Object.fromEntries([
    [0, all],
    ...rows
      .filter(({ storeViewId }) => storeViewId !== 0)
      .map((row) => [row.storeViewId, { name: row.name ?? all.name, urlKey: row.urlKey ?? all.urlKey }] as const),
  ]);
};

const mediaOf = ({ id, file, position, roles, labels }: CatalogRows['media'][number]): MediaRecord => ({
  id,
  file,
  position,
  roles,
  labels: labels ?? {},
});

/** The price range of a product covers its variants; it is in stock while one of them is. */
const sumUp = (product: Draft, variants: readonly ProductRecord[]): void => {
  product.available = variants.reduce((sum, { available }) => sum + available, 0);
  const prices: Mutable<ProductRecord['prices']> = {};
  for (const currency of currenciesOf(variants.map((variant) => variant.prices))) {
    const offers = variants.flatMap((variant) => variant.prices[currency]?.cheapest ?? []);
    if (offers.length === 0) continue;
    const sorted = offers.toSorted((one, other) => one.final - other.final);
    prices[currency] = { cheapest: sorted[0] as PriceMinor, dearest: sorted.at(-1) as PriceMinor };
  }
  product.prices = prices;
};

/** Product records by id, variants linked to their parents. */
export const buildProducts = (
  rows: CatalogRows,
  attributes: AttributeSet,
  now: Date,
): ReadonlyMap<number, ProductRecord> => {
  const grouped = <K extends keyof CatalogRows>(key: K, id: (row: CatalogRows[K][number]) => number) => {
    const groups = Map.groupBy(rows[key] as readonly CatalogRows[K][number][], id);
    return (productId: number): CatalogRows[K][number][] => groups.get(productId) ?? [];
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

  const products = new Map<number, Draft>();
  for (const row of rows.products) {
    const { id } = row;
    const linked = (kind: string): number[] =>
      links(id)
        .filter((link) => link.kind === kind)
        .map(({ linkedId }) => linkedId);
    const own = options(id).map(({ attributeId, optionId }) => [attributeId, optionId] as const);
    products.set(id, {
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
      categoryIds: placements(id).map(({ categoryId }) => categoryId),
      configurableBy: configurableBy(id).map(({ attributeId }) => attributeId),
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
  for (const product of products.values()) {
    if (product.type === 'bundle') sumUpBundle(product, products);
    if (isBoughtAsSuch(product.type)) addOptions(product);
    if (product.type === 'grouped') {
      const members = (product.composition?.members ?? []).flatMap(({ productId }) => products.get(productId) ?? []);
      product.hidesPriceFrom = [...new Set([product, ...members].flatMap(({ hidesPriceFrom }) => hidesPriceFrom))];
      sumUp(
        product,
        members.filter(({ isEnabled }) => isEnabled),
      );
    }
    if (product.type !== 'configurable') continue;
    const children = variants(product.id).flatMap(({ childId }) => products.get(childId) ?? []);
    // One hidden variant hides all prices, because the other prices would reveal it.
    product.hidesPriceFrom = [...new Set([product, ...children].flatMap(({ hidesPriceFrom }) => hidesPriceFrom))];
    for (const child of children) {
      child.parent = product;
      child.hidesPriceFrom = product.hidesPriceFrom;
    }
    product.variants = children.filter(({ isEnabled }) => isEnabled);
    sumUp(product, product.variants);
  }
  return products;
};
