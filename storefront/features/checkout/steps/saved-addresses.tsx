import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { placeLines } from '#contract/address-lines.ts';
import { addressBookQuery, type SavedAddress } from '#storefront/platform/address/address-book.ts';
import type { Country } from '#storefront/platform/address/countries.ts';
import { printedAddress } from '#storefront/platform/address/printed-address.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { SelectField } from '#storefront/ui/field/text-field.tsx';
import styles from './saved-addresses.module.css';

type Props = {
  countries: readonly Country[];
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress) => void;
  /**
   * Called with the default shipping address, or the only address, once the address book is loaded; the form decides
   * whether to use it.
   */
  onDefault: (address: SavedAddress) => void;
};

/**
 * The customer's addresses in countries this store view ships to. Choosing one fills the form; nothing is rendered
 * without any.
 */
export const SavedAddresses = ({ countries, chosen, onChoose, onDefault }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const { language } = platform.storeView;
  const { data } = useQuery(addressBookQuery(platform));
  const addresses = (data ?? []).filter(({ country_id }) => countries.some(({ id }) => id === country_id));
  const offerDefault = useEffectEvent(() => {
    const only = addresses.length === 1 ? addresses[0] : undefined;
    const usual = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? only;
    if (usual) onDefault(usual);
  });
  const isThere = data !== undefined;
  useEffect(() => offerDefault(), [isThere]);

  if (!addresses.length) return null;
  return (
    <SelectField
      className={styles.saved}
      label={t('checkout.saved')}
      value={chosen?.id ?? ''}
      onChange={(event) => {
        // Stops the change event of this select before it reaches the form.
        event.stopPropagation();
        const address = addresses.find(({ id }) => String(id) === event.currentTarget.value);
        if (address) onChoose(address);
      }}
    >
      <option value="">{t('checkout.saved.choose')}</option>
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[
            `${address.firstname} ${address.lastname}`,
            ...address.street,
            ...placeLines(language, { ...printedAddress(address), postcode: '' }),
          ].join(', ')}
        </option>
      ))}
    </SelectField>
  );
};
