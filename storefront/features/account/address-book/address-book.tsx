import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressBookQuery, type SavedAddress } from '#storefront/platform/address/address-book.ts';
import { useAddressForm } from '#storefront/platform/address/address-form.ts';
import { addressOf } from '#storefront/platform/address/address-of.ts';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { customerQuery, type SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { AccountPart } from '../area/account-part.tsx';
import { useDrafts } from '../area/use-draft.ts';
import { AddressEditor } from './address-editor.tsx';
import { AddressList } from './address-list.tsx';

const Book = ({ addresses, customer }: { addresses: readonly SavedAddress[]; customer: SignedInCustomer }) => {
  const platform = usePlatform();
  const { data: countries } = useSuspenseQuery(countriesQuery(platform));
  const form = useAddressForm('customer_address_edit');
  const { address: draft } = useDrafts(customer.email, 'address');
  const [edited, setEdited] = useState<number | 'new' | undefined>(
    () => draft && (Number(draft['address_id']) || 'new'),
  );
  const [typed, setTyped] = useState(draft);
  const [left, setLeft] = useState<number | 'new'>();

  if (edited === undefined)
    return <AddressList addresses={addresses} left={left} onAdd={() => setEdited('new')} onEdit={setEdited} />;

  const saved = addresses.find(({ id }) => id === edited);
  /** The first address becomes the default; the customer's name is prefilled. */
  const blank: Partial<SavedAddress> = {
    country_id: platform.storeView.countryId,
    firstname: customer.firstname,
    lastname: customer.lastname,
    isDefaultShipping: addresses.length === 0,
    isDefaultBilling: addresses.length === 0,
  };
  const before: Partial<SavedAddress> | undefined = typed && {
    ...addressOf(typed, countries, platform.storeView.countryId, form),
    isDefaultShipping: typed['default_shipping'] === 'on',
    isDefaultBilling: typed['default_billing'] === 'on',
  };
  const close = (): void => {
    setEdited(undefined);
    setTyped(undefined);
    setLeft(edited);
  };
  return (
    <AddressEditor
      countries={countries}
      saved={saved}
      initial={before ?? (saved ? {} : blank)}
      owner={customer.email}
      close={close}
    />
  );
};

/** The customer's addresses (RT-20): the list, or the form for one of them. */
export const AddressBook = () => {
  const platform = usePlatform();
  const customer = useQuery(customerQuery(platform));
  const addresses = useQuery(addressBookQuery(platform));
  return (
    <AccountPart query={customer}>
      {(owner) => <AccountPart query={addresses}>{(book) => <Book addresses={book} customer={owner} />}</AccountPart>}
    </AccountPart>
  );
};
