import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';

/** Links from the cart to the quote request. */
export const QuoteRequestLink = () => {
  const t = useT();
  if (!hasFeature(usePlatform(), 'quotes')) return null;
  return (
    <p>
      <Link className={buttonClass({ kind: 'link', size: 'small' })} href="/account-quotes?from=cart">
        {t('cart.quote')}
      </Link>
    </p>
  );
};
