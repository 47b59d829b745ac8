import type { CommerceContext } from '#commerce/platform/context.ts';
import { productModel } from './configurable.ts';
import { inView } from './snapshot-types.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import type { CategoryModel, ProductModel } from './types.ts';

/** Path of a category in the current store view with suffix; null if it is not active. */
export const categoryPath = async (context: CommerceContext, id: number): Promise<string | null> => {
  const catalog = await taggedCatalog(context);
  const category = catalog.category(id);
  return category && category.level > 1
    ? inView(category.texts, context.storeView.id).urlPath +
        (catalog.urlSuffixes.get(context.storeView.id)?.category ?? '')
    : null;
};

/** URL key of a product with a page in the current store view, else null. For a sample, the URL key of its product. */
export const productUrlKey = async (context: CommerceContext, id: number): Promise<string | null> => {
  const catalog = await taggedCatalog(context);
  const listed = catalog.product(id);
  const product = listed && catalog.pageOf(listed);
  return product?.isEnabled && product.visibility > 1 ? inView(product.texts, context.storeView.id).urlKey : null;
};

/** Path of a product with a page in the current store view, with suffix; else null. */
export const productPath = async (context: CommerceContext, id: number): Promise<string | null> => {
  const urlKey = await productUrlKey(context, id);
  return urlKey === null
    ? null
    : urlKey + ((await taggedCatalog(context)).urlSuffixes.get(context.storeView.id)?.product ?? '.html');
};

/** Model of a product with a page; else null. */
export const openProduct = async (context: CommerceContext, id: number): Promise<ProductModel | null> => {
  const product = (await taggedCatalog(context)).product(id);
  return product?.isEnabled && product.visibility > 1 ? productModel(product) : null;
};

/** Like `openProduct`; a sample gives the product it is cut from. */
export const openPageProduct = async (context: CommerceContext, id: number): Promise<ProductModel | null> => {
  const catalog = await taggedCatalog(context);
  const listed = catalog.product(id);
  const product = listed && catalog.pageOf(listed);
  return product?.isEnabled && product.visibility > 1 ? productModel(product) : null;
};

/** Model of a product with a page, by its sku; else null. */
export const openProductBySku = async (context: CommerceContext, sku: string): Promise<ProductModel | null> => {
  const product = (await taggedCatalog(context)).productBySku(sku);
  return product?.isEnabled && product.visibility > 1 ? productModel(product) : null;
};

/** Model of an active category; else null. */
export const openCategory = async (context: CommerceContext, id: number): Promise<CategoryModel | null> => {
  const category = (await taggedCatalog(context)).category(id);
  return category && category.level > 1 ? { __typename: 'CategoryTree', id } : null;
};
