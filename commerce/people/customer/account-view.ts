import type { Platform } from '#commerce/platform/context.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { CustomerRow } from './types.ts';

/** The store view with this id, or the default one when it no longer exists. */
export const viewFor = (views: readonly StoreView[], storeViewId: number): StoreView => {
  const view = views.find(({ id }) => id === storeViewId) ?? views.find(({ isDefault }) => isDefault);
  if (!view) throw new Error('There is no store view to write from.');
  return view;
};

/** The store view the account was created in; it decides the language and the links of its mails. */
export const viewOf = async (platform: Platform, customer: CustomerRow): Promise<StoreView> =>
  viewFor(await listStoreViews(platform), customer.storeViewId);
