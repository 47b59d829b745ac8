import type { CommerceContext, Customer } from '#commerce/platform/context.ts';
import { fromMemory } from '#commerce/platform/graphql/from-memory.ts';
import { withTaggedCatalog } from './tagged-catalog.ts';
import type { TaggedCatalog } from './tagged-catalog.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';
import type { CategoryModel, ProductModel } from './types.ts';

/** All of a request that a field of a product from memory may depend on: text of products is kept by it. */
export type Asker = Pick<CommerceContext, 'storeView' | 'currency' | 'settings' | 'tags' | 'perRequest'> & {
  customer: Pick<Customer, 'groupId'> | null;
};

/** What a field of a product is read from. */
export type ProductFacts = { product: ProductRecord; catalog: TaggedCatalog; context: Asker };
export type CategoryFacts = { category: CategoryRecord; catalog: TaggedCatalog; context: CommerceContext };

/** A resolver of a product field that needs more than the catalogue in memory; it tags the answer with the product. */
export const readOfProduct =
  <T, A = unknown>(read: (facts: ProductFacts & { context: CommerceContext }, args: A) => T) =>
  ({ id }: ProductModel, args: A, context: CommerceContext): T | Promise<Awaited<T>> =>
    withTaggedCatalog(context, (catalog) => {
      const product = catalog.product(id);
      if (!product) throw new Error(`Product ${id} is not in the catalogue.`);
      return read({ product, catalog, context }, args);
    });

/** A resolver of a product field that is read from memory; it tags the answer with the product. */
export const ofProduct = <T, A = unknown>(read: (facts: ProductFacts, args: A) => T) =>
  fromMemory(readOfProduct<T, A>(read));

/** A resolver of a category field; it tags the answer with the category. */
export const ofCategory =
  <T, A = unknown>(read: (facts: CategoryFacts, args: A) => T) =>
  ({ id }: CategoryModel, args: A, context: CommerceContext): T | Promise<Awaited<T>> =>
    withTaggedCatalog(context, (catalog) => {
      const category = catalog.category(id);
      if (!category) throw new Error(`Category ${id} is not in the catalogue.`);
      return read({ category, catalog, context }, args);
    });
