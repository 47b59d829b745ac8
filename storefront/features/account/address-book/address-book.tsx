import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressBookQuery, type SavedAddress } from '#storefront/platform/address/address-book.ts';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { customerQuery } from '#storefront/platform/session/use-customer.ts';
import { AccountPart } from '../area/account-part.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressList } from './address-list.tsx';

/** The customer's addresses (RT-20): the list, or in its place the form of one of them. */
export const AddressBook = () => {
  const platform = usePlatform();
  const { data: countries } = useSuspenseQuery(countriesQuery(platform));
  const { data: customer } = useQuery(customerQuery(platform));
  const [edited, setEdited] = useState<number | 'new'>();
  const list = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (edited === undefined && wasEditing.current) list.current?.querySelector('button')?.focus();
    wasEditing.current = edited !== undefined;
  }, [edited]);

  /** The first address is the default one; the customer's name is most often right. */
  const blank = (addresses: readonly SavedAddress[]): Partial<SavedAddress> => ({
    country_id: platform.storeView.countryId,
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    isDefaultShipping: addresses.length === 0,
    isDefaultBilling: addresses.length === 0,
  });

  return (
    <AccountPart query={useQuery(addressBookQuery(platform))}>
      {(addresses) =>
        edited === undefined ? (
          <div ref={list}>
            <AddressList addresses={addresses} onAdd={() => setEdited('new')} onEdit={setEdited} />
          </div>
        ) : (
          <AddressEditor countries={countries} saved={addresses.find(({ id }) => id === edited)} initial={blank(addresses)} close={() => setEdited(undefined)} />
        )
      }
    </AccountPart>
  );
};
