import { skuKey } from '#contract/sku.ts';
import { isSampleSku, productSkuOf } from '#contract/samples.ts';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { currentSnapshot, peekSnapshot } from './snapshot.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

/**
 * The catalogue for one request. Reading a product or a category, even one that does not exist, adds its cache tag to the
 * response, which is purged when it changes. A variant without a page of its own has the tag of its parent, which every
 * write to the variant purges too.
 */
export class TaggedCatalog {
  readonly #context: CommerceContext;
  readonly #snapshot: CatalogSnapshot;

  constructor(context: CommerceContext, snapshot: CatalogSnapshot) {
    this.#context = context;
    this.#snapshot = snapshot;
  }

  get attributes(): AttributeSet {
    return this.#snapshot.attributes;
  }

  get urlSuffixes(): CatalogSnapshot['urlSuffixes'] {
    return this.#snapshot.urlSuffixes;
  }

  product(id: number): ProductRecord | undefined {
    const product = this.#snapshot.products.get(id);
    const parent = product?.visibility === 1 ? product.parent : null;
    this.#context.tags.add(tag.product(parent?.id ?? id));
    return product;
  }

  productBySku(sku: string): ProductRecord | undefined {
    const id = this.#snapshot.productIdBySku.get(skuKey(sku));
    if (id !== undefined) return this.product(id);
    this.#context.tags.add(tag.products);
    return undefined;
  }

  /** Products with a page of their own, without the tag of each. */
  openProducts(): readonly ProductRecord[] {
    this.#context.tags.add(tag.products);
    return [...this.#snapshot.products.values()].filter(
      ({ isEnabled, visibility, sku }) => isEnabled && visibility > 1 && !isSampleSku(sku),
    );
  }

  /** The product with the page of this one: for a sample the product it is cut from. */
  pageOf(product: ProductRecord): ProductRecord {
    if (!isSampleSku(product.sku)) return product;
    const id = this.#snapshot.productIdBySku.get(skuKey(productSkuOf(product.sku)));
    return (id === undefined ? undefined : this.product(id)) ?? product;
  }

  category(id: number): CategoryRecord | undefined {
    this.#context.tags.add(tag.category(id));
    return this.#snapshot.categories.get(id);
  }

  childrenOf({ children }: CategoryRecord): readonly CategoryRecord[] {
    this.#context.tags.add(tag.categories);
    return children;
  }

  /** Number of products in a category and its descendants. */
  countIn({ id }: CategoryRecord): number {
    this.#context.tags.add(tag.products);
    const { members, inCatalog } = this.#snapshot.index;
    let count = 0;
    for (const position of members.get(id)?.keys() ?? []) count += inCatalog[position]!;
    return count;
  }
}

/** The catalogue for a request; reads it on first use. */
export const taggedCatalog = async (context: CommerceContext): Promise<TaggedCatalog> =>
  new TaggedCatalog(context, await currentSnapshot(context));

/** Synchronous if the catalogue is in memory, because a promise per field costs more than the field. */
export const withTaggedCatalog = <T>(
  context: CommerceContext,
  read: (catalog: TaggedCatalog) => T,
): T | Promise<Awaited<T>> => {
  const snapshot = peekSnapshot(context);
  return snapshot
    ? read(new TaggedCatalog(context, snapshot))
    : (taggedCatalog(context).then(read) as Promise<Awaited<T>>);
};
