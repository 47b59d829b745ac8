import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { Trade } from '#storefront/features/account/trade/trade.tsx';
import { accountPage } from '../../account/account-page.tsx';

/** Where a customer stands with the trade. */
export const page = accountPage({
  title: 'account.nav.trade',
  Screen: ({ actions }) => (
    <AccountArea section="trade" actions={actions}>
      <Trade />
    </AccountArea>
  ),
});
