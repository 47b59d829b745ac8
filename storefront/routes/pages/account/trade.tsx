import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { Trade } from '#storefront/features/account/trade/trade.tsx';
import { accountPage } from '../../account/account-page.tsx';

/** Trade status of a customer. */
export const page = accountPage({
  title: 'account.nav.trade',
  Screen: ({ actions }) => (
    <AccountArea section="trade" actions={actions}>
      <Trade />
    </AccountArea>
  ),
});
