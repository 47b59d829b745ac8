import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { AddressBook } from '#storefront/features/account/address-book/address-book.tsx';
import { formAttributesQuery } from '#storefront/platform/attributes/form-attributes.ts';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.addresses',
  load: ({ platform, queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(countriesQuery(platform)),
      queryClient.ensureQueryData(formAttributesQuery(platform, 'customer_address_edit')),
    ]),
  Screen: ({ actions }) => (
    <AccountArea section="addresses" actions={actions}>
      <AddressBook />
    </AccountArea>
  ),
});
