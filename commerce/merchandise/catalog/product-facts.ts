import type { CommerceContext } from '#commerce/platform/context.ts';
import { withTaggedCatalog } from './tagged-catalog.ts';
import type { TaggedCatalog } from './tagged-catalog.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';
import type { CategoryModel, ProductModel } from './types.ts';

export type ProductFacts = { product: ProductRecord; catalog: TaggedCatalog; context: CommerceContext };
export type CategoryFacts = { category: CategoryRecord; catalog: TaggedCatalog; context: CommerceContext };

/** A resolver of a product field; it tags the response with the product. */
export const ofProduct =
  <T, A = unknown>(read: (facts: ProductFacts, args: A) => T) =>
  ({ id }: ProductModel, args: A, context: CommerceContext): T | Promise<Awaited<T>> =>
    withTaggedCatalog(context, (catalog) => {
      const product = catalog.product(id);
      if (!product) throw new Error(`Product ${id} is not in the catalogue.`);
      return read({ product, catalog, context }, args);
    });

/** A resolver of a category field; it tags the response with the category. */
export const ofCategory =
  <T, A = unknown>(read: (facts: CategoryFacts, args: A) => T) =>
  ({ id }: CategoryModel, args: A, context: CommerceContext): T | Promise<Awaited<T>> =>
    withTaggedCatalog(context, (catalog) => {
      const category = catalog.category(id);
      if (!category) throw new Error(`Category ${id} is not in the catalogue.`);
      return read({ category, catalog, context }, args);
    });
