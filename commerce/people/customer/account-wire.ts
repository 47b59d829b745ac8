import { typedEmail } from '#contract/typed-text.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { defaultId, restBookAddress } from './address-wire.ts';
import type { AccountChange } from './account.ts';
import type { BookAddress, CustomerRow } from './types.ts';

type Known = { addresses: readonly BookAddress[]; isSubscribed: boolean; language: Language; createdIn: string };

/** The account in the shape of Magento's REST API. */
export const restAccount = (row: CustomerRow, { addresses, isSubscribed, language, createdIn }: Known) => {
  const [shipping, billing] = [defaultId(addresses, 'isDefaultShipping'), defaultId(addresses, 'isDefaultBilling')];
  return {
    id: row.number,
    group_id: row.groupId,
    ...(billing ? { default_billing: billing } : {}),
    ...(shipping ? { default_shipping: shipping } : {}),
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
    created_in: createdIn,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: row.storeViewId,
    website_id: row.websiteId,
    disable_auto_group_change: 0,
    addresses: addresses.map((address) => restBookAddress(language, row.number, address)),
    extension_attributes: { is_subscribed: isSubscribed },
  };
};

/** The change in a REST body; `email` is set only if it differs from `before`. */
export const restChange = (person: RestFields, before: string): AccountChange & { email: string | undefined } => {
  const email = person.text('email');
  const wish = person.object('extensionAttributes')?.text('isSubscribed');
  return {
    firstname: person.text('firstname'),
    lastname: person.text('lastname'),
    is_subscribed: wish === undefined ? undefined : ['true', '1'].includes(wish),
    email: typedEmail(email ?? '') === before ? undefined : email,
  };
};
