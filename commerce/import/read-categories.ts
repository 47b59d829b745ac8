import * as v from 'valibot';
import { isReservedAddress } from '#contract/reserved-addresses.ts';
import type { CategoryInput } from '#commerce/merchandise/catalog/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Folder } from './folder.ts';
import { categorySchema } from './schemas.ts';
import { isBlock } from './read-content.ts';
import type { LocalizedText } from './field-schemas.ts';
import type { CategoryNode } from './schemas.ts';
import { spreadOverViews } from './views.ts';
import type { ByView } from './views.ts';
import type { Keys } from '../platform/yaml-lines.ts';

const FILE = 'categories.yaml';

export type Categories = {
  categories: readonly CategoryInput[];
  /** Keys by the path of English names the product files use: `Manufactured Tiles/Porcelain`. */
  keyByNames: ReadonlyMap<string, string>;
};

const keyOf = ({ url_key }: CategoryNode): string => (typeof url_key === 'string' ? url_key : url_key.en);

/** A category path reserved for the shop's own pages. */
const reservedPath = (
  { counterPath }: Folder,
  { views }: StoresInput,
  { url_key }: CategoryNode,
  parentKey: string | null,
): string | undefined =>
  (typeof url_key === 'string' ? [url_key] : Object.values(url_key))
    .flatMap((key) => (key ? [parentKey ? `${parentKey}/${key}` : key] : []))
    .find((path) =>
      views.some(({ config }) => isReservedAddress(views, path + (config.category_url_suffix ?? ''), { counterPath })),
    );

const textsOf = (stores: StoresInput, node: CategoryNode): CategoryInput['texts'] => {
  const fields: Record<
    Exclude<keyof CategoryInput['texts'][number], 'storeViewId'>,
    ByView<string> | LocalizedText | undefined
  > = {
    name: node.name,
    description: node.description,
    urlKey: typeof node.url_key === 'string' ? { en: node.url_key } : node.url_key,
    metaTitle: node.meta_title,
    metaDescription: node.meta_description,
    metaKeywords: node.meta_keywords,
    imageAlt: node.image_alt,
  };
  const texts = new Map<number, CategoryInput['texts'][number]>();
  for (const [field, values] of Object.entries(fields)) {
    for (const { storeViewId, value } of spreadOverViews<string>(stores, values ?? {})) {
      const empty = {
        storeViewId,
        name: null,
        description: null,
        urlKey: null,
        metaTitle: null,
        metaDescription: null,
        metaKeywords: null,
        imageAlt: null,
      };
      texts.set(storeViewId, { ...(texts.get(storeViewId) ?? empty), [field]: value });
    }
  }
  return [...texts.values()];
};

export const readCategories = (folder: Folder, stores: StoresInput): Categories => {
  const roots = folder.yaml(FILE, v.array(categorySchema)) ?? [];
  const categories: CategoryInput[] = [];
  const keyByNames = new Map<string, string>();
  const visit = (nodes: readonly CategoryNode[], parentKey: string | null, parentNames: string, at: Keys): void => {
    nodes.forEach((node, index) => {
      const key = parentKey ? `${parentKey}/${keyOf(node)}` : keyOf(node);
      const names = parentNames ? `${parentNames}/${node.name.en}` : node.name.en;
      if (categories.some((category) => category.key === key))
        folder.problems.add({ file: FILE, field: key, message: 'stands twice' });
      const reserved = reservedPath(folder, stores, node, parentKey);
      if (reserved) folder.wrongAt(FILE, [...at, index, 'url_key'], `"${reserved}" is an address of the shop itself`);
      if (node.image && !folder.exists(`media/catalog/category/${node.image}`))
        folder.warnAt(FILE, [...at, index, 'image'], `there is no picture media/catalog/category/${node.image}`);
      if (node.cms_block && !isBlock(folder, node.cms_block))
        folder.warnAt(FILE, [...at, index, 'cms_block'], `there is no block "${node.cms_block}"`);
      keyByNames.set(names, key);
      categories.push({
        key,
        parentKey,
        position: node.position ?? (index + 1) * 10,
        isActive: node.is_active ?? true,
        includeInMenu: node.include_in_menu ?? true,
        image: node.image ?? null,
        displayMode: node.display_mode ?? 'PRODUCTS',
        cmsBlock: node.cms_block ?? null,
        defaultSortBy: node.default_sort_by ?? null,
        texts: textsOf(stores, node),
      });
      visit(node.children ?? [], key, names, [...at, index, 'children']);
    });
  };
  visit(roots, null, '', []);
  return { categories, keyByNames };
};
