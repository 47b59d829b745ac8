import { lazy, Suspense } from 'react';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { OrderHistory } from '#storefront/features/account/orders/order-history.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { afterSales } from '#storefront/shell/after-sales.tsx';
import { OnwardLinks } from '#storefront/shell/onward-links.tsx';
import { StillComing } from '#storefront/platform/page/together.tsx';
import { accountPage } from '../../account/account-page.tsx';

const OwnHolds = lazy(() => untilFetched(() => import('#storefront/shell/own-holds-slot.tsx')));

export const page = accountPage({
  title: 'account.nav.orders',
  Screen: ({ actions }) => (
    <AccountArea section="orders" actions={actions}>
      <Suspense fallback={<StillComing />}>
        <OwnHolds />
      </Suspense>
      <OrderHistory onwardLinks={<OnwardLinks isLate />} after={afterSales} />
    </AccountArea>
  ),
});
