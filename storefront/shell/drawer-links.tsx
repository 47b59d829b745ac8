import { useQuery } from '@tanstack/react-query';
import { useWishes } from '#storefront/features/wishlist/use-wishes.ts';
import { blocksQuery } from '#storefront/platform/content/blocks.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { HeartIcon } from '#storefront/ui/icon/heart-icon.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './drawer-links.module.css';

/** The content block with the merchant's links of the phone menu. */
const BLOCK = 'menu-links';

const WishlistLink = () => {
  const t = useT();
  return (
    <li>
      <Link className={styles.link} href="/wishlist">
        <HeartIcon />
        {t('shell.drawer.wishlist', { count: useWishes().state.wishes?.length ?? 0 })}
      </Link>
    </li>
  );
};

/** Account, wish list and the merchant's links, below the products of the phone menu. */
export const DrawerLinks = () => {
  const t = useT();
  const platform = usePlatform();
  const isSignedIn = useIsSignedIn();
  const links = useQuery(blocksQuery(platform, [BLOCK])).data?.[BLOCK];
  return (
    <>
      <ul className={styles.own}>
        <li>
          <Link className={styles.link} href={isSignedIn ? '/account-information' : '#sign-in'}>
            <Icon name="user" />
            {t(isSignedIn ? 'shell.drawer.account' : 'shell.drawer.sign_in')}
          </Link>
        </li>
        {hasFeature(platform, 'wish list') && <WishlistLink />}
      </ul>
      {links && (
        <nav className={styles.merchant} aria-label={t('shell.drawer.links')}>
          <RichTextView content={links} />
        </nav>
      )}
    </>
  );
};
