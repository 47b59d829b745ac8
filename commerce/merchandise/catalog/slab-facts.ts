import { skuKey } from '#contract/sku.ts';
import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import { buyableOf, textIn } from './row-values.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import type { TaggedCatalog } from './tagged-catalog.ts';
import { currentSnapshot } from './snapshot.ts';
import type { ProductRecord } from './snapshot-types.ts';

/** Catalogue data of one product, by attribute code. */
export type SlabFacts = {
  productId: number;
  sku: string;
  /** Values of text and number attributes. */
  text(code: string): string | undefined;
  /** The selected option of an attribute, in the language of the store view. */
  choice(code: string): { code: string; label: string } | undefined;
};

const factsIn = (catalog: TaggedCatalog, storeViewId: number, wording: Wording, product: ProductRecord): SlabFacts => {
  const { attributes } = catalog;
  const owners = [product, ...(product.parent ? [product.parent] : [])];
  return {
    productId: product.id,
    sku: product.sku,
    text: (code) => {
      const attribute = attributes.byCode.get(code);
      return attribute && owners.flatMap((owner) => textIn(owner, attribute.id, storeViewId) ?? [])[0];
    },
    choice: (code) => {
      const attribute = attributes.byCode.get(code);
      const pairs = owners.flatMap(({ options }) => options).filter(([attributeId]) => attributeId === attribute?.id);
      const option = pairs.length ? attributes.optionById.get(pairs[0]![1]) : undefined;
      return option && { code: option.code, label: labelOf(option, wording) };
    },
  };
};

const slabsOf = (catalog: TaggedCatalog, { storeView }: CommerceContext, product: ProductRecord): SlabFacts[] =>
  buyableOf(product).flatMap((record) => {
    const facts = factsIn(catalog, storeView.id, wordingOf(storeView), record);
    // Tags the response with slabs only.
    if (facts.choice('selling_unit')?.code !== 'slab') return [];
    return (catalog.product(record.id) ?? record).isEnabled ? [facts] : [];
  });

/** Slabs sold under this sku: the variants of a product, or the slab itself. Tags the response with each. */
export const findSlabFacts = async (context: CommerceContext, sku: string): Promise<readonly SlabFacts[]> => {
  const { productIdBySku } = await currentSnapshot(context);
  const catalog = await taggedCatalog(context);
  const id = productIdBySku.get(skuKey(sku));
  const found = id === undefined ? undefined : catalog.product(id);
  return found?.isEnabled ? slabsOf(catalog, context, found) : [];
};

/** Every slab of products with a page. Tags the response with each, and with all products, because one may be added. */
export const listSlabFacts = async (context: CommerceContext): Promise<readonly SlabFacts[]> => {
  const catalog = await taggedCatalog(context);
  return catalog.openProducts().flatMap((product) => slabsOf(catalog, context, product));
};

/** Catalogue data of products by id, also of disabled ones. Deleted products are absent. */
export const findFacts = async (
  context: CommerceContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SlabFacts>> => {
  const catalog = await taggedCatalog(context);
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const product = catalog.product(id);
      return product ? [[id, factsIn(catalog, context.storeView.id, wordingOf(context.storeView), product)]] : [];
    }),
  );
};
