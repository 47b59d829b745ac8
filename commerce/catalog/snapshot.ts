import { attributeSet } from '#commerce/attributes/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { urlSuffixes } from '#commerce/stores/service.ts';
import { FILTERED_ATTRIBUTES } from './filters.ts';
import { buildListIndex } from './list-index.ts';
import { buildCategories } from './snapshot-categories.ts';
import { buildProducts, nextPriceChange } from './snapshot-products.ts';
import { readCatalog } from './snapshot-store.ts';
import type { CatalogSnapshot } from './snapshot-types.ts';

const build = async (platform: Platform): Promise<CatalogSnapshot> => {
  const now = platform.clock.now();
  const attributes = await attributeSet(platform);
  const rows = await readCatalog(platform.db.kysely);
  const categories = buildCategories(rows.categories, rows.categoryTexts);
  const products = buildProducts(rows, attributes, now);
  return {
    products,
    productIdBySku: new Map([...products.values()].map(({ id, sku }) => [sku.toLowerCase(), id])),
    categories,
    attributes,
    urlSuffixes: await urlSuffixes(platform),
    index: buildListIndex(products.values(), categories, rows.placements, attributes.all.filter(({ code }) => FILTERED_ATTRIBUTES.has(code))),
    validUntil: nextPriceChange(rows.prices, now),
  };
};

const isCatalogTag = (name: string): boolean => name === tag.attribute || name === tag.store || /^(product|category)(:|$)/.test(name);

/** Keeps one snapshot for the process and replaces it in the background after every write. */
class SnapshotHolder {
  readonly #platform: Platform;
  #current: CatalogSnapshot | undefined;
  #building: Promise<CatalogSnapshot> | undefined;
  #changed = new Set<string>();
  #isPurging = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    platform.cache.onPurge((tags) => {
      if (this.#isPurging) return;
      const changed = [...tags].filter(isCatalogTag);
      if (changed.length === 0) return;
      for (const name of changed) this.#changed.add(name);
      if (this.#current) void this.#rebuild().catch((error: unknown) => platform.log.error({ err: error }, 'the catalogue could not be read again'));
    });
  }

  /** The snapshot in use, which may be about to be replaced; undefined before the first was built. */
  peek(): CatalogSnapshot | undefined {
    const { validUntil } = this.#current ?? {};
    if (validUntil && validUntil <= this.#platform.clock.now()) {
      this.#changed.add(tag.products);
      void this.#rebuild().catch(() => {});
    }
    return this.#current;
  }

  async get(): Promise<CatalogSnapshot> {
    return this.peek() ?? this.#rebuild();
  }

  /** Waits until no change is left that the snapshot does not show. */
  async settled(): Promise<CatalogSnapshot> {
    while (this.#building) await this.#building;
    return this.get();
  }

  /** Changes that come while it reads make it read once more. */
  #rebuild(): Promise<CatalogSnapshot> {
    this.#building ??= this.#replace().finally(() => {
      this.#building = undefined;
    });
    return this.#building;
  }

  async #replace(): Promise<CatalogSnapshot> {
    for (;;) {
      // Whoever else listens to the purge that led here (attributes) has not heard of it yet.
      await Promise.resolve();
      const changed = this.#changed;
      this.#changed = new Set();
      const next = await build(this.#platform).catch((error: unknown) => {
        for (const name of changed) this.#changed.add(name);
        throw error;
      });
      this.#current = next;
      this.#tellCaches(changed);
      if (this.#changed.size === 0) return next;
    }
  }

  /** Answers made from the old snapshot after the write may have been cached: they go now. */
  #tellCaches(changed: ReadonlySet<string>): void {
    this.#isPurging = true;
    this.#platform.cache.purge(changed);
    this.#isPurging = false;
  }
}

const HOLDER = Symbol('catalogue snapshot');

const holderOf = (platform: Platform): SnapshotHolder => platform.perProcess(HOLDER, () => new SnapshotHolder(platform));

/** The catalogue in memory; reads it on first use. */
export const currentSnapshot = (platform: Platform): Promise<CatalogSnapshot> => holderOf(platform).get();

/** The catalogue in memory, if it was read already. */
export const peekSnapshot = (platform: Platform): CatalogSnapshot | undefined => holderOf(platform).peek();

/** The catalogue in memory once it shows every change that was committed before. */
export const settledSnapshot = (platform: Platform): Promise<CatalogSnapshot> => holderOf(platform).settled();
