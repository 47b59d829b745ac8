import { tag } from '#commerce/platform/cache/tags.ts';
import type { LiveCatalog } from './live-catalog.ts';

const idsIn = (tags: Iterable<string>, kind: string): readonly number[] =>
  [...tags].flatMap((name) => (name.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) : []));

/** Collects pending changes of the catalogue in memory from purged tags. */
export class CatalogChanges {
  readonly changedTags = new Set<string>();
  readonly #products = new Set<number>();
  #isEveryProduct = false;
  #hasSpecialPrices = false;

  get isEmpty(): boolean {
    return this.changedTags.size === 0;
  }

  /**
   * A purge of the tag of all products, without a product, category or attribute, means that any product may have
   * changed.
   */
  add(purged: ReadonlySet<string>): void {
    const changed = [...purged].filter(
      (name) => name === tag.attribute || name === tag.store || /^(product|category)(:|$)/.test(name),
    );
    for (const name of changed) this.changedTags.add(name);
    for (const id of idsIn(changed, 'product')) this.#products.add(id);
    this.#isEveryProduct ||= changed.length === 1 && changed[0] === tag.products;
  }

  addSpecialPrices(): void {
    this.changedTags.add(tag.products);
    this.#hasSpecialPrices = true;
  }

  addAll(others: CatalogChanges): void {
    for (const name of others.changedTags) this.changedTags.add(name);
    for (const id of others.#products) this.#products.add(id);
    this.#isEveryProduct ||= others.#isEveryProduct;
    this.#hasSpecialPrices ||= others.#hasSpecialPrices;
  }

  /** Applies the changes, and adds the tags of dependent products. */
  async applyTo(catalog: LiveCatalog): Promise<void> {
    if (this.changedTags.has(tag.store)) await catalog.updateUrlSuffixes();
    const categories = idsIn(this.changedTags, 'category');
    if (categories.length > 0) await catalog.updateCategories(categories);
    if (this.changedTags.has(tag.attribute)) await catalog.updateAttributes();
    if (this.#isEveryProduct) await catalog.updateAllProducts();
    else this.#tag(await catalog.updateProducts([...this.#products]));
    if (this.#hasSpecialPrices) this.#tag(await catalog.updateSpecialPrices());
  }

  #tag(productIds: ReadonlySet<number>): void {
    for (const id of productIds) this.changedTags.add(tag.product(id));
  }
}
