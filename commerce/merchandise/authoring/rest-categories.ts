import type { StoredCategory } from '#commerce/merchandise/catalog/types.ts';
import { adminCategories, storedCategories, storedProducts } from '#commerce/merchandise/catalog/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeCategory, makeCategory, moveCategory, removeCategory } from './categories.ts';
import { readCategory, ROOT } from './category-rules.ts';
import { setCategoryPosition } from './placements.ts';
import { writtenView } from './settle.ts';

const READ = 'catalog:read';
const WRITE = 'catalog:write';

const onWire = (all: readonly StoredCategory[], category: StoredCategory, viewId: number) => {
  const text = (name: keyof StoredCategory['texts'][number]) =>
    category.texts.find(({ storeViewId }) => storeViewId === viewId)?.[name] ??
    category.texts.find(({ storeViewId }) => storeViewId === 0)?.[name] ??
    null;
  const path = (one: StoredCategory): string => {
    const parent = all.find(({ id }) => id === one.parentId);
    return `${parent ? path(parent) : `1/${ROOT}`}/${one.id}`;
  };
  const attributes: [string, unknown][] = [
    ['url_key', text('urlKey')],
    ['description', text('description')],
    ['image', category.image],
    ['display_mode', category.displayMode],
    ['landing_page', category.cmsBlock],
    ['default_sort_by', category.defaultSortBy],
    ['meta_title', text('metaTitle')],
    ['meta_description', text('metaDescription')],
    ['meta_keywords', text('metaKeywords')],
  ];
  return {
    id: category.id,
    parent_id: category.parentId,
    name: text('name'),
    is_active: category.isActive,
    position: category.position,
    level: path(category).split('/').length - 1,
    children: all
      .filter(({ parentId }) => parentId === category.id)
      .map(({ id }) => id)
      .join(','),
    path: path(category),
    include_in_menu: category.includeInMenu,
    custom_attributes: attributes.flatMap(([attribute_code, value]) =>
      value === null ? [] : [{ attribute_code, value }],
    ),
  };
};

const idOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

const savedCategory = async (context: CommerceContext, id: number) => {
  const all = await storedCategories(context.db.kysely);
  const found = all.find((one) => one.id === id);
  if (!found)
    throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
      parameters: { fieldName: 'id', fieldValue: id },
    });
  return onWire(all, found, context.storeView.id);
};

const placed = async (context: CommerceContext, categoryId: number) => {
  await savedCategory(context, categoryId);
  return (await storedProducts(context.db.kysely)).flatMap(({ sku, categoryKeys, categoryPositions }) => {
    const index = categoryKeys.indexOf(`#${categoryId}`);
    return index < 0 ? [] : [{ sku, position: categoryPositions?.[index] ?? 0, category_id: String(categoryId) }];
  });
};

const saveRoute = (method: 'POST' | 'PUT'): RestRoute =>
  adminRoute(method, '/V1/categories/:id/products', WRITE, async (context, { params, body }, { name }) => {
    const link = restFields(body).neededObject('productLink');
    const sku = link.text('sku');
    if (!sku) throw requiredField('sku');
    const { id } = await savedCategory(context, idOf(params.id));
    await setCategoryPosition(context, sku, id, link.integer('position') ?? 0, name);
    return true;
  });

export const categoryRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/categories/list', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { ids, total } = await adminCategories(context, criteria);
    const all = await storedCategories(context.db.kysely);
    const found = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
    return listed(
      found.map((one) => onWire(all, one, context.storeView.id)),
      total,
      criteria,
    );
  }),
  adminRoute('GET', '/V1/categories/:id', READ, (context, { params }) => savedCategory(context, idOf(params.id))),
  adminRoute('POST', '/V1/categories', WRITE, async (context, { body }, { name }) => {
    const category = restFields(body).neededObject('category');
    const parentId = category.integer('parentId') ?? ROOT;
    return savedCategory(context, await makeCategory(context, parentId, readCategory(category, 0), name));
  }),
  adminRoute('PUT', '/V1/categories/:id', WRITE, async (context, { params, body }, { name }) => {
    const id = idOf(params.id);
    const category = restFields(body).neededObject('category');
    await changeCategory(context, id, readCategory(category, writtenView(context)), name);
    return savedCategory(context, id);
  }),
  adminRoute('PUT', '/V1/categories/:id/move', WRITE, async (context, { params, body }, { name }) => {
    const fields = restFields(body);
    const parentId = fields.integer('parentId');
    if (parentId === undefined) throw requiredField('parentId');
    await moveCategory(context, idOf(params.id), { parentId, afterId: fields.integer('afterId') || undefined }, name);
    return true;
  }),
  adminRoute('DELETE', '/V1/categories/:id', WRITE, async (context, { params }, { name }) => {
    await removeCategory(context, idOf(params.id), name);
    return true;
  }),
  adminRoute('GET', '/V1/categories/:id/products', READ, (context, { params }) => placed(context, idOf(params.id))),
  saveRoute('POST'),
  saveRoute('PUT'),
  adminRoute('DELETE', '/V1/categories/:id/products/:sku', WRITE, async (context, { params }, { name }) => {
    const { id } = await savedCategory(context, idOf(params.id));
    await setCategoryPosition(context, params.sku ?? '', id, null, name);
    return true;
  }),
];
