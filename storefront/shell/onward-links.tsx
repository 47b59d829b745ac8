import { island } from '#storefront/platform/island/island.tsx';
import styles from './onward-links.module.css';

const fetchLinks = async () => ({
  default: (await import('#storefront/features/onward-links/onward-links.tsx')).OnwardLinks,
});
const Links = island(fetchLinks);
const LateLinks = island(fetchLinks, 'interaction');

/** Collections, and products seen on this device; `isLate`: after the first interaction, in space reserved for them. */
export const OnwardLinks = ({ isLate = false }: { isLate?: boolean }) => (
  <div className={styles.space} data-late={isLate || undefined}>
    {isLate ? <LateLinks /> : <Links />}
  </div>
);
