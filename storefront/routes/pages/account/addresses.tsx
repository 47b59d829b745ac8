import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { AddressBook } from '#storefront/features/account/address-book/address-book.tsx';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.addresses',
  load: ({ platform, queryClient }) => queryClient.ensureQueryData(countriesQuery(platform)),
  Screen: ({ actions }) => (
    <AccountArea section="addresses" actions={actions}>
      <AddressBook />
    </AccountArea>
  ),
});
