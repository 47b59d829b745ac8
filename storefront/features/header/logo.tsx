import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import styles from './logo.module.css';

const TILES = ['M0 0h11v11H0z', 'M13 0h11v11H13z', 'M0 13h11v11H0z', 'M13 13h11v11H13z'];
const LAID = ['M0 0h11v11z', 'M13 0h11L13 11z', 'M0 13h11L0 24z', 'M13 24h11V13z'];

/** The name and four tiles; under the pointer the tiles are laid another way, in copper. */
export const Logo = () => {
  const t = useT();
  return (
    <Link href="/" className={styles.logo} aria-label={t('shell.logo')}>
      <svg className={styles.mark} viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path className={styles.tiles} d={TILES.join('')} />
        <path className={styles.laid} d={LAID.join('')} />
      </svg>
      <span className={styles.name}>Tessera</span>
    </Link>
  );
};
