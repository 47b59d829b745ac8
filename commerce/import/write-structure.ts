import { isDeepStrictEqual } from 'node:util';
import { attributeSetIn, saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import { forgetOwnChanges, withOwnChanges } from '#commerce/merchandise/authoring/service.ts';
import { saveCategories, startLoad, storedCategories } from '#commerce/merchandise/catalog/service.ts';
import { saveStores, storeViewsIn } from '#commerce/merchandise/stores/service.ts';
import type { EntityAddress } from '#commerce/merchandise/url/types.ts';
import { saveAddresses } from '#commerce/merchandise/url/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { categoryAddresses } from './folder-addresses.ts';
import type { Catalogue } from './read-catalogue.ts';

type Structure = {
  categoryIds: ReadonlyMap<string, number>;
  categoryAddresses: readonly EntityAddress[];
  /** All products must be written. */
  isWhole: boolean;
};

const read = async (db: Db) => ({
  stores: await storeViewsIn(db),
  attributes: (await attributeSetIn(db)).all,
  categories: await storedCategories(db),
});

/** Writes store views, attributes and categories, which all products depend on, in one transaction. */
export const writeStructure = (
  platform: Platform,
  given: Catalogue,
  { folder, isTakenOver }: { folder: string; isTakenOver: boolean },
): Promise<Structure> =>
  platform.db.tx(async (db) => {
    if (isTakenOver) await forgetOwnChanges(db);
    const { attributes, categories } = await withOwnChanges(db, given);
    const before = await read(db);
    const tags = {
      stores: await saveStores(db, given.stores),
      attributes: await saveAttributes(db, attributes),
    };
    const saved = await saveCategories(db, categories);
    const addresses = await categoryAddresses(db, given.stores.views, categories, saved.ids);
    const urls = await saveAddresses(db, addresses);
    const after = await read(db);
    const changed = (['stores', 'attributes', 'categories'] as const).filter(
      (part) => !isDeepStrictEqual(before[part], after[part]),
    );
    const at = platform.clock.now();
    const isWhole = await startLoad(db, { folder, isChanged: changed.length > 0, at });
    const tagsOf = { ...tags, categories: [...saved.tags, ...urls] };
    await platform.cache.invalidate(
      db,
      changed.flatMap((part) => tagsOf[part]),
    );
    return { categoryIds: saved.ids, categoryAddresses: addresses, isWhole };
  });
