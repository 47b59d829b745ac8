import type { Address } from './address.ts';
import styles from './address-lines.module.css';

/** An address as written on an envelope of its country. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className={styles.address}>
    <span>
      {address.firstname} {address.lastname}
    </span>
    {address.company && <span>{address.company}</span>}
    {address.street.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span>
      {address.country_id === 'US'
        ? `${address.city}, ${address.region_code} ${address.postcode}`
        : `${address.city} (${address.region_code}) ${address.postcode}`}
    </span>
  </address>
);
