import type { CommerceContext } from '#commerce/platform/context.ts';
import { categoryById } from '../categories.ts';
import { withTaggedCatalog, type TaggedCatalog } from '../tagged-catalog.ts';
import { inView, type CategoryRecord } from '../snapshot-types.ts';

export type CategoryNode = {
  id: number;
  parent_id: number;
  name: string;
  is_active: true;
  position: number;
  level: number;
  product_count: number;
  children_data: CategoryNode[];
};

const nodeOf = (catalog: TaggedCatalog, category: CategoryRecord, viewId: number): CategoryNode => ({
  id: category.id,
  parent_id: category.parentId ?? 0,
  name: inView(category.texts, viewId).name,
  is_active: true,
  position: category.position,
  level: category.level,
  product_count: catalog.countIn(category),
  children_data: catalog.childrenOf(category).map((child) => nodeOf(catalog, child, viewId)),
});

/** The tree of active categories in the wording of the store view, from the root down. */
export const categoryTree = async (context: CommerceContext): Promise<CategoryNode> => {
  const { id } = await categoryById(context, null);
  return withTaggedCatalog(context, (catalog) => nodeOf(catalog, catalog.category(id)!, context.storeView.id));
};
