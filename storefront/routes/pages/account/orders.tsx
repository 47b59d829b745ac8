import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { OrderHistory } from '#storefront/features/account/orders/order-history.tsx';
import { afterSales } from '#storefront/shell/after-sales.tsx';
import { OnwardLinks } from '#storefront/shell/onward-links.tsx';
import { OwnHolds } from '#storefront/shell/own-holds.tsx';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.orders',
  Screen: ({ actions }) => (
    <AccountArea section="orders" actions={actions}>
      <OwnHolds />
      <OrderHistory onwardLinks={<OnwardLinks isLate />} after={afterSales} />
    </AccountArea>
  ),
});
