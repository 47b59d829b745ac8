import { emailKey } from '#contract/email-key.ts';
import { subscribedAmong } from '#commerce/people/newsletter/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { restAccount } from './account-wire.ts';
import { addressBooks } from './address-book.ts';
import type { CustomerRow } from './types.ts';

/** Accounts in REST, with their addresses and the store views of their creation. */
export const accountsOnRest = async (context: CommerceContext, rows: readonly CustomerRow[]) => {
  const views = await listStoreViews(context);
  const emails = rows.map(({ email }) => email);
  const [books, subscribed] = await Promise.all([addressBooks(context, rows), subscribedAmong(context, emails)]);
  return rows.map((row) =>
    restAccount(row, {
      addresses: books.get(row.id) ?? [],
      isSubscribed: subscribed.has(emailKey(row.email)),
      language: context.storeView.language,
      createdIn: views.find(({ id }) => id === row.storeViewId)?.name ?? '',
    }),
  );
};

export const accountOnRest = async (context: CommerceContext, row: CustomerRow) =>
  (await accountsOnRest(context, [row]))[0]!;
