import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { useItemCount } from './use-item-count.ts';
import styles from './cart-trigger.module.css';

const MOST = 99;

export const badgeText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

export const CartTrigger = () => {
  const t = useT();
  const count = useItemCount();
  return (
    <Link href="/cart" className={styles.trigger}>
      <Icon name="bag" size={22} />
      <span className={styles.text} aria-hidden="true">
        {t('cart.trigger.text')}
      </span>
      {Boolean(count) && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(count ?? 0)}
        </span>
      )}
      <VisuallyHidden>{count === undefined ? t('cart.trigger.text') : t('cart.trigger', { count })}</VisuallyHidden>
    </Link>
  );
};
