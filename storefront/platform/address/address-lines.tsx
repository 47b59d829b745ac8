import { usePlatform } from '../platform.tsx';
import type { Address } from './address.ts';
import { cityLineOf } from './city-line-of.ts';
import styles from './address-lines.module.css';

/** An address in the format of the store view's language; `isWhole` adds country and telephone, for printing. */
export const AddressLines = ({ address, isWhole = false }: { address: Address; isWhole?: boolean }) => {
  const { storeView } = usePlatform();
  return (
    <address className={styles.address}>
      <span>
        {address.firstname} {address.lastname}
      </span>
      {address.company && <span>{address.company}</span>}
      {address.street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{cityLineOf(storeView.language, address)}</span>
      {isWhole && address.country_id && (
        <span>{new Intl.DisplayNames(storeView.languageTag, { type: 'region' }).of(address.country_id)}</span>
      )}
      {isWhole && address.telephone && <span>{address.telephone}</span>}
    </address>
  );
};
