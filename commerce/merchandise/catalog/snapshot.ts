import { Alarm } from '#commerce/platform/alarm.ts';
import { inBackground } from '#commerce/platform/client-work.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { CatalogChanges } from './catalog-changes.ts';
import { LiveCatalog } from './live-catalog.ts';

/** Minimum time between updates, because a bulk request writes products one by one. */
const PAUSE_MS = 100;
const RETRY_MS = 1000;

/** Holds the process's catalogue and updates it in the background after writes. */
class SnapshotHolder {
  readonly #platform: Platform;
  #catalog: LiveCatalog | undefined;
  #updating: Promise<LiveCatalog> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = 0;
  /** Applies starts and ends of special prices, and purges the caches of this process and a CDN. */
  readonly #alarm: Alarm;
  #changes = new CatalogChanges();
  #isPurging = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#alarm = new Alarm(platform.clock, () => {
      this.peek();
      // The database may be unavailable, so the alarm is repeated until the read succeeds.
      this.#alarm.set(this.#catalog?.validUntil);
    });
    platform.cache.onPurge((tags) => {
      if (this.#isPurging) return;
      this.#changes.add(tags);
      if (!this.#changes.isEmpty && this.#catalog) this.#schedule();
    });
  }

  /** The current catalogue, which may be stale. Undefined until it has been read. */
  peek(): CatalogSnapshot | undefined {
    const { validUntil } = this.#catalog ?? {};
    if (validUntil && validUntil <= this.#platform.clock.now()) {
      this.#changes.addSpecialPrices();
      this.#schedule();
    }
    return this.#catalog;
  }

  async get(): Promise<CatalogSnapshot> {
    return this.peek() ?? this.#update();
  }

  /** Waits until the catalogue contains every change. */
  async settled(): Promise<CatalogSnapshot> {
    this.peek();
    while (this.#updating) await this.#updating;
    if (this.#catalog && this.#changes.isEmpty) return this.#catalog;
    await this.#update();
    return this.settled();
  }

  #schedule(): void {
    if (this.#updating || this.#timer) return;
    this.#timer = setTimeout(() => void this.#update().catch(() => {}), this.#pause);
    this.#timer.unref();
  }

  #update(): Promise<LiveCatalog> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#updating ??= inBackground(() => this.#apply()).finally(() => {
      this.#updating = undefined;
      if (!this.#changes.isEmpty && this.#catalog) this.#schedule();
    });
    return this.#updating;
  }

  async #apply(): Promise<LiveCatalog> {
    // Other listeners of the same purge (attributes) have not run yet.
    await Promise.resolve();
    const changes = this.#changes;
    this.#changes = new CatalogChanges();
    try {
      if (this.#catalog) await changes.applyTo(this.#catalog);
      else this.#catalog = await LiveCatalog.read(this.#platform);
      this.#pause = PAUSE_MS;
      this.#alarm.set(this.#catalog.validUntil);
      this.#purge(changes.changedTags);
      return this.#catalog;
    } catch (error) {
      this.#pause = RETRY_MS;
      this.#changes.addAll(changes);
      this.#platform.log.error({ err: error }, 'catalogue could not be reloaded');
      throw error;
    }
  }

  /** Purges responses that were rendered from the old products after the write. */
  #purge(tags: ReadonlySet<string>): void {
    this.#isPurging = true;
    this.#platform.cache.purge(tags);
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
