import { setImmediate as nextTurn } from 'node:timers/promises';
import { skuKey } from '#contract/sku.ts';
import type { TierRule } from '#commerce/merchandise/catalog/tier-types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { ScratchFile } from './scratch-file.ts';

/** Number of products between pauses for other work of the process. */
export const YIELD_EVERY = 20;

type OptionInput = ProductInput['options'][number];

/** The products of a catalogue folder, on disk. */
export class Products {
  readonly #stored: ScratchFile<ProductInput>;
  readonly #indexByKey = new Map<string, number>();
  readonly #types: ProductInput['type'][] = [];
  /** Option values of variants that only the parent's row defines, by SKU. */
  readonly #variantOptions = new Map<string, readonly OptionInput[]>();
  readonly #parents = new Map<string, string>();
  #tiers: ReadonlyMap<string, readonly TierRule[]> = new Map();
  readonly skus: string[] = [];

  constructor(stored: ScratchFile<ProductInput>) {
    this.#stored = stored;
  }

  get length(): number {
    return this.skus.length;
  }

  add(product: ProductInput): void {
    this.#indexByKey.set(skuKey(product.sku), this.#stored.add(product));
    this.#types.push(product.type);
    this.skus.push(product.sku);
  }

  at(index: number): ProductInput {
    const product = this.#stored.at(index);
    return {
      ...product,
      options: [...product.options, ...(this.#variantOptions.get(product.sku) ?? [])],
      tiers: this.#tiers.get(skuKey(product.sku)) ?? [],
    };
  }

  /** Ignores case. */
  find(sku: string): ProductInput | undefined {
    const index = this.#indexByKey.get(skuKey(sku));
    return index === undefined ? undefined : this.at(index);
  }

  /** Ignores case. */
  typeOf(sku: string): ProductInput['type'] | undefined {
    return this.#types[this.#indexByKey.get(skuKey(sku)) ?? -1];
  }

  /** Case-sensitive. */
  has(sku: string): boolean {
    return this.skus[this.#indexByKey.get(skuKey(sku)) ?? -1] === sku;
  }

  parentOf(sku: string): string | undefined {
    return this.#parents.get(sku);
  }

  setVariant(sku: string, parent: string, options: readonly OptionInput[]): void {
    this.#parents.set(sku, parent);
    if (options.length > 0) this.#variantOptions.set(sku, options);
  }

  /** Sets tier prices by SKU key. */
  setTiers(tiers: ReadonlyMap<string, readonly TierRule[]>): void {
    this.#tiers = tiers;
  }

  *[Symbol.iterator](): Generator<ProductInput> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }

  /** Passes each product to `visit`, with pauses for other work of the process. */
  async each(visit: (product: ProductInput, index: number) => void): Promise<void> {
    for (let index = 0; index < this.length; index++) {
      if (index % YIELD_EVERY === 0) await nextTurn();
      visit(this.at(index), index);
    }
  }

  /** Products in groups of about `size`; a product and its variants are in one group. */
  *batches(size: number): Generator<readonly ProductInput[]> {
    const children = new Map<string, string[]>();
    for (const [child, parent] of this.#parents) children.set(parent, [...(children.get(parent) ?? []), child]);
    let batch: ProductInput[] = [];
    for (const sku of this.skus) {
      if (this.#parents.has(sku)) continue;
      batch.push(...[sku, ...(children.get(sku) ?? [])].flatMap((one) => this.find(one) ?? []));
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}
