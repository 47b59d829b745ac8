import type { Platform } from '#commerce/platform/context.ts';
import { listStoreViews } from '#commerce/stores/service.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { CustomerRow } from './types.ts';

/** The store view an account was made in: its mails have that language and lead there. */
export const viewOf = async (platform: Platform, customer: CustomerRow): Promise<StoreView> => {
  const views = await listStoreViews(platform);
  const view = views.find(({ id }) => id === customer.storeViewId) ?? views.find(({ isDefault }) => isDefault);
  if (!view) throw new Error('There is no store view to write from.');
  return view;
};
