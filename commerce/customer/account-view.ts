import type { Platform } from '#commerce/platform/context.ts';
import { listStoreViews } from '#commerce/stores/service.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { CustomerRow } from './types.ts';

/** The view of that number; the default one when it is no longer there. */
export const viewFor = (views: readonly StoreView[], storeViewId: number): StoreView => {
  const view = views.find(({ id }) => id === storeViewId) ?? views.find(({ isDefault }) => isDefault);
  if (!view) throw new Error('There is no store view to write from.');
  return view;
};

/** The store view an account was made in: its mails have that language and lead there. */
export const viewOf = async (platform: Platform, customer: CustomerRow): Promise<StoreView> =>
  viewFor(await listStoreViews(platform), customer.storeViewId);
