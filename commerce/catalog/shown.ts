import { isSampleSku, productSkuOf } from '#contract/samples.ts';
import type { AttributeSet } from '#commerce/attributes/types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { currentSnapshot, peekSnapshot } from './snapshot.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

/**
 * The catalogue as the answer to one request reads it. Reading a product or a category tags the answer, also when there is
 * none: the answer is purged when that changes. What a parent product says of its variants is written with the parent.
 */
export class ShownCatalog {
  readonly context: CommerceContext;
  readonly #snapshot: CatalogSnapshot;
  #product: number | undefined;
  #category: number | undefined;

  constructor(context: CommerceContext, snapshot: CatalogSnapshot) {
    this.context = context;
    this.#snapshot = snapshot;
  }

  isOf(context: CommerceContext, snapshot: CatalogSnapshot): boolean {
    return this.context === context && this.#snapshot === snapshot;
  }

  get attributes(): AttributeSet {
    return this.#snapshot.attributes;
  }

  get urlSuffixes(): CatalogSnapshot['urlSuffixes'] {
    return this.#snapshot.urlSuffixes;
  }

  product(id: number): ProductRecord | undefined {
    // Fields of one product are read one after the other.
    if (id !== this.#product) {
      this.#product = id;
      this.context.tags.add(tag.product(id));
    }
    return this.#snapshot.products.get(id);
  }

  /** The product whose page shows this one: of a sample the product it is cut from. */
  pageOf(product: ProductRecord): ProductRecord {
    if (!isSampleSku(product.sku)) return product;
    const id = this.#snapshot.productIdBySku.get(productSkuOf(product.sku).toLowerCase());
    return (id === undefined ? undefined : this.product(id)) ?? product;
  }

  category(id: number): CategoryRecord | undefined {
    if (id !== this.#category) {
      this.#category = id;
      this.context.tags.add(tag.category(id));
    }
    return this.#snapshot.categories.get(id);
  }

  childrenOf({ children }: CategoryRecord): readonly CategoryRecord[] {
    this.context.tags.add(tag.categories);
    return children;
  }

  /** Products that a category and those below it list. */
  countIn({ id }: CategoryRecord): number {
    this.context.tags.add(tag.products);
    const { members, inCatalog } = this.#snapshot.index;
    return members.get(id)?.positions.reduce((sum, position) => sum + (inCatalog[position] as number), 0) ?? 0;
  }
}

/** The last one: thousands of fields of one answer are read in turn, and a look-up for each would cost more than they. */
let latest: ShownCatalog | undefined;

const shownIn = (context: CommerceContext, snapshot: CatalogSnapshot): ShownCatalog => {
  if (!latest?.isOf(context, snapshot)) latest = new ShownCatalog(context, snapshot);
  return latest;
};

/** The catalogue for an answer; reads it on first use. */
export const shownCatalog = async (context: CommerceContext): Promise<ShownCatalog> =>
  shownIn(context, await currentSnapshot(context));

/**
 * Synchronous when the catalogue is in memory, as it nearly always is: a promise per field would cost more than the
 * field.
 */
export const withShown = <T>(context: CommerceContext, read: (catalog: ShownCatalog) => T): T | Promise<Awaited<T>> => {
  const snapshot = peekSnapshot(context);
  return snapshot ? read(shownIn(context, snapshot)) : (shownCatalog(context).then(read) as Promise<Awaited<T>>);
};
