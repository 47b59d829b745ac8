import { addressLines } from '#contract/address-lines.ts';
import { usePlatform } from '../platform.tsx';
import type { Address } from './address.ts';
import { printedAddress } from './printed-address.ts';
import styles from './address-lines.module.css';

/**
 * An address in the format of its country. The country is shown if it is not the store view's. `isWhole` always adds the
 * country and the telephone number.
 */
export const AddressLines = ({ address, isWhole = false }: { address: Address; isWhole?: boolean }) => {
  const { language, languageTag, countryId } = usePlatform().storeView;
  const country =
    address.country_id && (isWhole || address.country_id !== countryId)
      ? new Intl.DisplayNames(languageTag, { type: 'region' }).of(address.country_id)
      : '';
  const lines = addressLines(language, printedAddress(address), country);
  return (
    <address className={styles.address}>
      {[...lines, ...(isWhole && address.telephone ? [address.telephone] : [])].map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
};
