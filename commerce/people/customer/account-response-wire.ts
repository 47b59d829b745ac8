import { isAccountSubscribed } from '#commerce/people/newsletter/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { restAccount } from './account-wire.ts';
import { addressBook } from './address-book.ts';
import type { CustomerRow } from './types.ts';

/** An account in REST, with its addresses and the store view of its creation. */
export const accountOnRest = async (context: CommerceContext, row: CustomerRow) =>
  restAccount(row, {
    addresses: await addressBook(context, row),
    isSubscribed: await isAccountSubscribed(context, row),
    language: context.storeView.language,
    createdIn: (await listStoreViews(context)).find(({ id }) => id === row.storeViewId)?.name ?? '',
  });
