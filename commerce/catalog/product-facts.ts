import type { CommerceContext } from '#commerce/platform/context.ts';
import { currentSnapshot, peekSnapshot } from './snapshot.ts';
import type { CatalogSnapshot, CategoryRecord, ProductRecord } from './snapshot-types.ts';
import type { CategoryModel, ProductModel } from './types.ts';

/** What a field of a product is read from. */
export type ProductFacts = { product: ProductRecord; snapshot: CatalogSnapshot; context: CommerceContext };
export type CategoryFacts = { category: CategoryRecord; snapshot: CatalogSnapshot; context: CommerceContext };

/**
 * Synchronous when the catalogue is in memory, as it nearly always is: a promise per field would cost more than the
 * field.
 */
const withSnapshot = <T>(context: CommerceContext, read: (snapshot: CatalogSnapshot) => T): T | Promise<Awaited<T>> => {
  const snapshot = peekSnapshot(context);
  return snapshot ? read(snapshot) : (currentSnapshot(context).then(read) as Promise<Awaited<T>>);
};

/** A resolver of a product field. */
export const ofProduct =
  <T, A = unknown>(read: (facts: ProductFacts, args: A) => T) =>
  ({ id }: ProductModel, args: A, context: CommerceContext): T | Promise<Awaited<T>> =>
    withSnapshot(context, (snapshot) => {
      const product = snapshot.products.get(id);
      if (!product) throw new Error(`Product ${id} is not in the catalogue.`);
      return read({ product, snapshot, context }, args);
    });

/** A resolver of a category field. */
export const ofCategory =
  <T, A = unknown>(read: (facts: CategoryFacts, args: A) => T) =>
  ({ id }: CategoryModel, args: A, context: CommerceContext): T | Promise<Awaited<T>> =>
    withSnapshot(context, (snapshot) => {
      const category = snapshot.categories.get(id);
      if (!category) throw new Error(`Category ${id} is not in the catalogue.`);
      return read({ category, snapshot, context }, args);
    });
