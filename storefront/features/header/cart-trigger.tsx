import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './header.module.css';

const MAX_SHOWN = 99;

/** Text of the counter; undefined for an empty or unknown cart. */
export const badgeText = (count: number | undefined): string | undefined => {
  if (!count || count < 1) return undefined;
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
};

export const CartTrigger = ({ count }: { count: number | undefined }) => {
  const t = useT();
  const badge = badgeText(count);
  return (
    <Link href="/cart" className={styles.trigger} aria-label={t('shell.cart', { count: count ?? 0 })}>
      <Icon name="bag" size={22} />
      {badge && <span className={styles.count}>{badge}</span>}
    </Link>
  );
};
