import { listProductIds } from '#commerce/merchandise/catalog/service.ts';
import { indexProducts, indexSearchWords } from '#commerce/merchandise/search/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { StaffModule } from '#commerce/platform/staff/types.ts';

/** Products per transaction. On the embedded database carts wait for one transaction at most. */
const BATCH_SIZE = 500;

export const searchStaff: StaffModule = {
  name: 'search',
  what: 'the index that the search of the shop reads',
  verbs: {
    rebuild: {
      what: 'indexes all products, content pages and words again, such as for a newly chosen search engine',
      run: async (platform) => {
        const ids = await listProductIds(platform);
        for (let at = 0; at < ids.length; at += BATCH_SIZE)
          await platform.db.tx((db) => indexProducts(platform, db, ids.slice(at, at + BATCH_SIZE)));
        await platform.db.tx(async (db) => {
          await indexSearchWords(platform, db);
          await platform.cache.invalidate(db, [tag.search]);
        });
        return `${ids.length} products are indexed again.`;
      },
    },
  },
};
