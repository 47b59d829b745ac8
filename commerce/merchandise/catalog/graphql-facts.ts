import { ofProduct } from './product-facts.ts';
import type { ProductFacts } from './product-facts.ts';
import { productDetail } from './service.ts';
import { inView } from './snapshot-types.ts';
import { GUEST_GROUP } from './types.ts';

/** Customer group of the caller. */
export const groupOf = ({ context }: Pick<ProductFacts, 'context'>): number => context.customer?.groupId ?? GUEST_GROUP;

/** Name and url key in the current store view. */
export const textOf = ({ product, context }: ProductFacts) => inView(product.texts, context.storeView.id);

/** Suffix of product URLs in the current store view. */
export const suffixOf = ({ catalog, context }: ProductFacts): string =>
  catalog.urlSuffixes.get(context.storeView.id)?.product ?? '.html';

/** Path of a product's page; null if it has none. */
export const addressOf = (facts: ProductFacts): string | null =>
  facts.product.visibility === 1 ? null : textOf(facts).urlKey + suffixOf(facts);

/** A resolver of a field from the database. */
export const detailOf = <T>(read: (detail: Awaited<ReturnType<typeof productDetail>>) => T) =>
  ofProduct(async ({ product, context }) => read(await productDetail(context, product.id)));
