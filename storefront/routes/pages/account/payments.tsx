import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { SavedCards } from '#storefront/features/account/saved-cards/saved-cards.tsx';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.payments',
  Screen: ({ actions }) => (
    <AccountArea section="payments" actions={actions}>
      <SavedCards />
    </AccountArea>
  ),
});
