import { labelOf, wordingOf } from '#commerce/attributes/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { buyableOf, textIn } from './row-values.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import { currentSnapshot } from './snapshot.ts';
import type { ProductRecord } from './snapshot-types.ts';

/** What the catalogue says of one slab, by the codes of its attributes. */
export type SlabFacts = {
  productId: number;
  sku: string;
  /** Values of text and number attributes. */
  text(code: string): string | undefined;
  /** The chosen value of an attribute with options, in the language of the store view. */
  choice(code: string): { code: string; label: string } | undefined;
};

/** Slabs that can be bought as this sku: the variants of a product, or the slab itself. Tags the answer with each. */
export const findSlabFacts = async (context: CommerceContext, sku: string): Promise<readonly SlabFacts[]> => {
  const { productIdBySku } = await currentSnapshot(context);
  const catalog = await taggedCatalog(context);
  const id = productIdBySku.get(sku.toLowerCase());
  const found = id === undefined ? undefined : catalog.product(id);
  if (!found?.isEnabled) return [];
  const { attributes } = catalog;
  const { storeView } = context;
  const factsOf = (product: ProductRecord): SlabFacts => {
    const owners = [product, ...(product.parent ? [product.parent] : [])];
    return {
      productId: product.id,
      sku: product.sku,
      text: (code) => {
        const attribute = attributes.byCode.get(code);
        return attribute && owners.flatMap((owner) => textIn(owner, attribute.id, storeView.id) ?? [])[0];
      },
      choice: (code) => {
        const attribute = attributes.byCode.get(code);
        const pairs = owners.flatMap(({ options }) => options).filter(([attributeId]) => attributeId === attribute?.id);
        const option = pairs.length ? attributes.optionById.get(pairs[0]![1]) : undefined;
        return option && { code: option.code, label: labelOf(option, wordingOf(storeView)) };
      },
    };
  };
  return buyableOf(found).flatMap((record) => {
    const product = catalog.product(record.id) ?? record;
    const facts = factsOf(product);
    return product.isEnabled && facts.choice('selling_unit')?.code === 'slab' ? [facts] : [];
  });
};
