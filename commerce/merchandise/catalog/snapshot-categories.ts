import type { CategoryRow, CategoryTextRow } from './snapshot-store.ts';
import type { CategoryRecord, CategoryText } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';

const ROOT_LEVEL = 1;

/** Texts of a view; missing fields fall back to the texts of all views. */
const mergeTexts = (rows: readonly CategoryTextRow[]): ReadonlyMap<number, CategoryTextRow> => {
  const base = rows.find(({ storeViewId }) => storeViewId === 0);
  return new Map(
    rows.map((row) => [
      row.storeViewId,
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, value ?? base?.[key as keyof CategoryTextRow] ?? null]),
      ) as CategoryTextRow,
    ]),
  );
};

const textsOf = (
  row: CategoryRow,
  rows: readonly CategoryTextRow[],
  parent: CategoryRecord | undefined,
): Record<number, CategoryText> => {
  const merged = mergeTexts(rows);
  const viewIds = new Set([...merged.keys(), ...Object.keys(parent?.texts ?? {}).map(Number), 0]);
  const texts: Record<number, CategoryText> = {};
  for (const viewId of viewIds) {
    const own = merged.get(viewId) ?? merged.get(0);
    const urlKey = own?.urlKey ?? '';
    const parentPath = parent && parent.level > ROOT_LEVEL ? `${inView(parent.texts, viewId).urlPath}/` : '';
    texts[viewId] = {
      name: own?.name ?? String(row.id),
      urlKey,
      urlPath: row.level > ROOT_LEVEL ? parentPath + urlKey : '',
      description: own?.description ?? null,
      metaTitle: own?.metaTitle ?? null,
      metaDescription: own?.metaDescription ?? null,
      metaKeywords: own?.metaKeywords ?? null,
    };
  }
  return texts;
};

/** Categories by id, parents linked to children; `rows` are ordered by level, position and id. */
export const buildCategories = (
  rows: readonly CategoryRow[],
  textRows: readonly CategoryTextRow[],
): ReadonlyMap<number, CategoryRecord> => {
  const textsById = Map.groupBy(textRows, ({ categoryId }) => categoryId);
  const categories = new Map<number, CategoryRecord & { children: CategoryRecord[] }>();
  for (const row of rows) {
    const parent = row.parentId === null ? undefined : categories.get(row.parentId);
    if (!parent && row.level > ROOT_LEVEL) continue;
    const category = { ...row, texts: textsOf(row, textsById.get(row.id) ?? [], parent), children: [] };
    categories.set(row.id, category);
    parent?.children.push(category);
  }
  return categories;
};
