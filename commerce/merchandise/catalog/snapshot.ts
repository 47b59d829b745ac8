import { skuKey } from '#contract/sku.ts';
import { attributeSet } from '#commerce/merchandise/attributes/service.ts';
import { Alarm } from '#commerce/platform/alarm.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { inBackground } from '#commerce/platform/client-work.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { urlSuffixes } from '#commerce/merchandise/stores/service.ts';
import { buildListIndex } from './list-index.ts';
import { buildCategories } from './snapshot-categories.ts';
import { buildProducts, nextPriceChange } from './snapshot-products.ts';
import { readCatalog } from './snapshot-store.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

const build = async (platform: Platform): Promise<CatalogSnapshot> => {
  const now = platform.clock.now();
  const attributes = await attributeSet(platform);
  const rows = await readCatalog(platform.db.kysely);
  const categories = buildCategories(rows.categories, rows.categoryTexts);
  const products = buildProducts(rows, attributes, now);
  return {
    products,
    productIdBySku: new Map([...products.values()].map(({ id, sku }) => [skuKey(sku), id])),
    categories,
    attributes,
    urlSuffixes: await urlSuffixes(platform),
    index: buildListIndex(
      products.values(),
      categories,
      rows.placements,
      attributes.all,
      attributes.byCode.get('coverage_sq_ft'),
    ),
    validUntil: nextPriceChange(rows.prices, now),
  };
};

const isCatalogTag = (name: string): boolean =>
  name === tag.attribute || name === tag.store || /^(product|category)(:|$)/.test(name);

/** Minimum time between two reads of the catalogue, because sales of last units would trigger many. */
const MIN_PAUSE_MS = 1000;

/** Holds the process's snapshot and replaces it in the background after writes. */
class SnapshotHolder {
  readonly #platform: Platform;
  #current: CatalogSnapshot | undefined;
  #building: Promise<CatalogSnapshot> | undefined;
  #builtAt = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Purges caches here and in a CDN when a special price begins or ends. */
  readonly #alarm: Alarm;
  #changed = new Set<string>();
  #isPurging = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#alarm = new Alarm(platform.clock, () => {
      this.peek();
      // The database may be unavailable, so the alarm is repeated until the read succeeds.
      this.#alarm.set(this.#current?.validUntil);
    });
    platform.cache.onPurge((tags) => {
      if (this.#isPurging) return;
      const changed = [...tags].filter(isCatalogTag);
      for (const name of changed) this.#changed.add(name);
      if (changed.length > 0 && this.#current) this.#schedule();
    });
  }

  /** The current snapshot, which may be stale; undefined before the first was built. */
  peek(): CatalogSnapshot | undefined {
    const { validUntil } = this.#current ?? {};
    if (validUntil && validUntil <= this.#platform.clock.now()) {
      this.#changed.add(tag.products);
      this.#schedule();
    }
    return this.#current;
  }

  async get(): Promise<CatalogSnapshot> {
    return this.peek() ?? this.#rebuild();
  }

  /** Waits until the snapshot reflects every change. */
  async settled(): Promise<CatalogSnapshot> {
    while (this.#building) await this.#building;
    return this.#changed.size > 0 ? this.#rebuild() : this.get();
  }

  #schedule(): void {
    if (this.#building || this.#timer) return;
    const pause = this.#builtAt + MIN_PAUSE_MS - performance.now();
    this.#timer = setTimeout(() => void this.#rebuild().catch(() => {}), Math.max(0, pause));
    this.#timer.unref();
  }

  #rebuild(): Promise<CatalogSnapshot> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#building ??= inBackground(() => this.#replace()).finally(() => {
      this.#building = undefined;
      this.#builtAt = performance.now();
      if (this.#changed.size > 0 && this.#current) this.#schedule();
    });
    return this.#building;
  }

  async #replace(): Promise<CatalogSnapshot> {
    // Other listeners of the same purge (attributes) have not run yet.
    await Promise.resolve();
    const changed = this.#changed;
    this.#changed = new Set();
    try {
      const next = await build(this.#platform);
      this.#current = next;
      this.#alarm.set(next.validUntil);
      this.#notifyCaches(changed);
      return next;
    } catch (error) {
      for (const name of changed) this.#changed.add(name);
      this.#platform.log.error({ err: error }, 'catalogue could not be reloaded');
      throw error;
    }
  }

  /** Responses built from the old snapshot after the write may have been cached: purge them. */
  #notifyCaches(changed: ReadonlySet<string>): void {
    this.#isPurging = true;
    this.#platform.cache.purge(changed);
    this.#isPurging = false;
  }
}

const HOLDER = Symbol('catalogue snapshot');

const holderOf = (platform: Platform): SnapshotHolder =>
  platform.perProcess(HOLDER, () => new SnapshotHolder(platform));

/** The catalogue in memory; reads it on first use. */
export const currentSnapshot = (platform: Platform): Promise<CatalogSnapshot> => holderOf(platform).get();

/** The catalogue in memory, if it has been read. */
export const peekSnapshot = (platform: Platform): CatalogSnapshot | undefined => holderOf(platform).peek();

/** The catalogue in memory, up to date with every committed change. */
export const settledSnapshot = (platform: Platform): Promise<CatalogSnapshot> => holderOf(platform).settled();
