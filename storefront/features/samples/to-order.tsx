import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';

/** Links from the tray to the cart. */
export const ToOrder = () => {
  const t = useT();
  return (
    <Link className={buttonClass({ isWide: true })} href="/cart">
      {t('samples.to-cart')}
    </Link>
  );
};
