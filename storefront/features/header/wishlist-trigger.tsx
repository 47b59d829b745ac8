import { Link } from '#storefront/platform/navigation/link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { HeartIcon } from '#storefront/ui/icon/heart-icon.tsx';
import { badgeText } from './cart-trigger.tsx';
import styles from './header.module.css';

/** Link to the wish list with its count; small screens have it in the menu. */
export const WishlistTrigger = ({ count }: { count: number | undefined }) => {
  const t = useT();
  const badge = badgeText(count);
  return (
    <Link href="/wishlist" className={styles.wishlist} aria-label={t('shell.wishlist', { count: count ?? 0 })}>
      <HeartIcon size={18} />
      {badge}
    </Link>
  );
};
