import { setImmediate as nextTurn } from 'node:timers/promises';
import { skuKey } from '#contract/sku.ts';
import { attributeSet } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { urlSuffixes } from '#commerce/merchandise/stores/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { ComputedAttributes, computedFrom } from './computed-attributes.ts';
import { ListIndex, withAncestors } from './list-index.ts';
import { buildCategories } from './snapshot-categories.ts';
import { completeProducts, draftProducts, partsOf } from './snapshot-products.ts';
import type { ProductDraft } from './snapshot-products.ts';
import {
  readCategoryRows,
  readFamilies,
  readNextPriceChange,
  readPriceChanges,
  readProductIds,
  readProductRows,
} from './snapshot-store.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

/** Products read or indexed in one turn of the event loop. */
const SLICE = 200;

const slicesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / SLICE) }, (_, slice) => all.slice(slice * SLICE, (slice + 1) * SLICE));

const readCategories = async ({ db }: Platform): Promise<ReadonlyMap<number, CategoryRecord>> => {
  const { categories, texts } = await readCategoryRows(db.kysely);
  return buildCategories(categories, texts);
};

const chainOf = (id: number, categories: ReadonlyMap<number, CategoryRecord>): string =>
  categories.has(id) ? `${id}/${withAncestors(id, categories).map((category) => category.id)}` : '';

/** Options that were removed or moved, or hide prices from other groups. Their products must be read again. */
const changedOptions = (before: AttributeSet, after: AttributeSet): ReadonlySet<number> =>
  new Set(
    [...before.optionById].flatMap(([id, option]) => {
      const next = after.optionById.get(id);
      const isSame = next?.position === option.position && next.hidesPriceFrom.join() === option.hidesPriceFrom.join();
      return isSame ? [] : [id];
    }),
  );

/** The catalogue in memory. It is read completely once. Later updates read only changed products. */
export class LiveCatalog implements CatalogSnapshot {
  readonly products = new Map<number, ProductRecord>();
  readonly productIdBySku = new Map<string, number>();
  categories: CatalogSnapshot['categories'];
  attributes: AttributeSet;
  urlSuffixes: CatalogSnapshot['urlSuffixes'];
  index: ListIndex;
  validUntil: Date | null = null;
  readonly #platform: Platform;
  /** Ids of bundles and grouped products, by id of a part. */
  readonly #containersOf = new Map<number, Set<number>>();
  /** Starts and ends of special prices are applied up to this time. */
  #pricedAt: Date;

  private constructor(platform: Platform, facts: Pick<CatalogSnapshot, 'categories' | 'attributes' | 'urlSuffixes'>) {
    this.#platform = platform;
    this.categories = facts.categories;
    this.attributes = facts.attributes;
    this.urlSuffixes = facts.urlSuffixes;
    this.index = this.#newIndex();
    this.#pricedAt = platform.clock.now();
  }

  static async read(platform: Platform): Promise<LiveCatalog> {
    const catalog = new LiveCatalog(platform, {
      categories: await readCategories(platform),
      attributes: await attributeSet(platform),
      urlSuffixes: await urlSuffixes(platform),
    });
    await catalog.#readAll();
    await catalog.#readNextPriceChange();
    return catalog;
  }

  /** Reads these products and dependent products again. Returns all their ids. */
  async updateProducts(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const updated = new Set<number>();
    const removed = new Set<number>();
    for (const slice of slicesOf(ids)) {
      const related = await this.#related(slice);
      const drafts = await this.#readDrafts(related);
      for (const id of related) {
        updated.add(id);
        if (drafts.has(id)) continue;
        this.#remove(id);
        removed.add(id);
      }
      completeProducts(drafts, this.products);
      new ComputedAttributes(this.attributes).fill(drafts.values());
      this.#store(drafts);
      this.index.replace(drafts.values());
      await nextTurn();
    }
    await this.#readNextPriceChange();
    if (removed.size > 0) for (const id of await this.updateProducts(this.#linkedTo(removed))) updated.add(id);
    return updated;
  }

  async updateAllProducts(): Promise<void> {
    const ids = await readProductIds(this.#platform.db.kysely);
    await this.updateProducts([...new Set([...ids, ...this.products.keys()])]);
  }

  /** Reads products again if their special price began or ended. Returns the ids of all updated products. */
  async updateSpecialPrices(): Promise<ReadonlySet<number>> {
    const now = this.#platform.clock.now();
    const ids = await readPriceChanges(this.#platform.db.kysely, this.#pricedAt, now);
    const updated = await this.updateProducts(ids);
    this.#pricedAt = now;
    await this.#readNextPriceChange();
    return updated;
  }

  /**
   * Reads all categories again after these have changed. Products are indexed again if the ancestors of their category
   * changed, and read again if their category was hidden or deleted.
   */
  async updateCategories(ids: readonly number[]): Promise<void> {
    const before = this.categories;
    this.categories = await readCategories(this.#platform);
    this.index.setCategories(this.categories);
    const moved = new Set(
      [...before.keys(), ...this.categories.keys()].filter(
        (id) => chainOf(id, before) !== chainOf(id, this.categories),
      ),
    );
    const gone = new Set(ids.filter((id) => !this.categories.has(id)));
    const isIn = (product: ProductRecord, categoryIds: ReadonlySet<number>): boolean =>
      product.placements.some(({ categoryId }) => categoryIds.has(categoryId));
    const all = [...this.products.values()];
    await this.#index(all.filter((product) => isIn(product, moved)));
    await this.updateProducts(all.flatMap((product) => (isIn(product, gone) ? [product.id] : [])));
  }

  /** Reads the attributes again, and rebuilds the index. */
  async updateAttributes(): Promise<void> {
    const before = this.attributes;
    const attributes = await attributeSet(this.#platform);
    const options = changedOptions(before, attributes);
    const isComputedAnew = computedFrom(before) !== computedFrom(attributes);
    const changed = [...this.products.values()].filter(
      (product) =>
        isComputedAnew ||
        product.options.some(([, optionId]) => options.has(optionId)) ||
        product.values.some(({ attributeId }) => !attributes.byId.has(attributeId)),
    );
    this.attributes = attributes;
    const index = this.#newIndex();
    await this.#index([...this.products.values()], index);
    this.index = index;
    try {
      await this.updateProducts(changed.map(({ id }) => id));
    } catch (error) {
      // The next attempt finds the same changes again.
      this.attributes = before;
      throw error;
    }
  }

  async updateUrlSuffixes(): Promise<void> {
    this.urlSuffixes = await urlSuffixes(this.#platform);
  }

  #newIndex(): ListIndex {
    const { all, byCode } = this.attributes;
    return new ListIndex(all, this.categories, byCode.get('coverage_sq_ft'));
  }

  async #index(products: readonly ProductRecord[], index = this.index): Promise<void> {
    for (const slice of slicesOf(products)) {
      index.replace(slice);
      await nextTurn();
    }
  }

  async #readAll(): Promise<void> {
    const drafts = new Map<number, ProductDraft>();
    for (const slice of slicesOf(await readProductIds(this.#platform.db.kysely)))
      for (const [id, draft] of await this.#readDrafts(slice)) drafts.set(id, draft);
    completeProducts(drafts, drafts);
    new ComputedAttributes(this.attributes).fill(drafts.values());
    this.#store(drafts);
    await this.#index([...drafts.values()]);
  }

  async #readDrafts(ids: readonly number[]): Promise<Map<number, ProductDraft>> {
    const { db, clock } = this.#platform;
    return draftProducts(await readProductRows(db.kysely, ids), this.attributes, clock.now());
  }

  async #readNextPriceChange(): Promise<void> {
    this.validUntil = await readNextPriceChange(this.#platform.db.kysely, this.#pricedAt);
  }

  /** Ids of dependent products: previous and current families, and bundles and groups that contain the products. */
  async #related(ids: readonly number[]): Promise<readonly number[]> {
    const related = new Set(await readFamilies(this.#platform.db.kysely, ids));
    for (const id of related) {
      const { parent, variantIds = [] } = this.products.get(id) ?? {};
      for (const other of [...(parent ? [parent.id] : []), ...variantIds, ...(this.#containersOf.get(id) ?? [])])
        related.add(other);
    }
    return [...related];
  }

  #store(drafts: ReadonlyMap<number, ProductRecord>): void {
    for (const [id, product] of drafts) {
      this.#forget(id);
      this.products.set(id, product);
      this.productIdBySku.set(skuKey(product.sku), id);
      for (const part of partsOf(product)) {
        const containers = this.#containersOf.get(part) ?? new Set<number>();
        this.#containersOf.set(part, containers.add(id));
      }
    }
  }

  #remove(id: number): void {
    this.#forget(id);
    this.index.remove([id]);
    this.products.delete(id);
  }

  /** Ids of products that link to the given ones. */
  #linkedTo(ids: ReadonlySet<number>): readonly number[] {
    return [...this.products.values()]
      .filter(({ related, upsell, crosssell }) => [related, upsell, crosssell].flat().some((id) => ids.has(id)))
      .map(({ id }) => id);
  }

  #forget(id: number): void {
    const before = this.products.get(id);
    if (!before) return;
    const key = skuKey(before.sku);
    if (this.productIdBySku.get(key) === id) this.productIdBySku.delete(key);
    for (const part of partsOf(before)) this.#containersOf.get(part)?.delete(id);
  }
}
