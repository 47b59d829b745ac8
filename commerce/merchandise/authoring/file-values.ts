import type { CmsBlockInput, CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { shownText, type ContentKind } from './content-rules.ts';
import { readOwn, writeFileValues } from './store.ts';

type Entries = Readonly<Record<ContentKind, readonly (CmsPageInput | CmsBlockInput)[]>>;

/** Stores the values that the folder has for fields of staff and programs, so that later changes of it can be shown. */
export const noteFileValues = async (db: Db, folder: Entries): Promise<void> => {
  const values = (await readOwn(db)).flatMap(({ kind, key, field, storeViewId }) => {
    if (kind !== 'page' && kind !== 'block') return [];
    const entry = folder[kind].find(({ identifier }) => identifier === key);
    if (!entry || (field !== 'text' && field !== 'active')) return [];
    const value = field === 'text' ? shownText(entry, storeViewId) : entry.isActive;
    return [{ kind, key, field, storeViewId, value }];
  });
  await writeFileValues(db, values);
};
