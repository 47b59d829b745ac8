import { usePlatform } from '../platform.tsx';
import type { Address } from './address.ts';
import { cityLineOf } from './city-line-of.ts';
import styles from './address-lines.module.css';

/** An address as the reader's language writes it. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className={styles.address}>
    <span>
      {address.firstname} {address.lastname}
    </span>
    {address.company && <span>{address.company}</span>}
    {address.street.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span>{cityLineOf(usePlatform().storeView.language, address)}</span>
  </address>
);
