import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { WishlistScreen } from '#storefront/shell/wishlist-screen.tsx';
import { accountPage } from '../account/account-page.tsx';

/** The wish list of a customer or a guest (RT-05). */
export const page = accountPage({
  title: 'account.nav.wishlist',
  Screen: ({ actions }) => (
    <AccountArea section="wishlist" actions={actions} guest={<WishlistScreen />}>
      <WishlistScreen />
    </AccountArea>
  ),
});
