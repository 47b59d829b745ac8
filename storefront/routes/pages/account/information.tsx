import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { AccountInformation } from '#storefront/features/account/information/account-information.tsx';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.information',
  Screen: ({ actions }) => (
    <AccountArea section="information" actions={actions}>
      <AccountInformation renew={actions.renew} signOut={actions.signOut} />
    </AccountArea>
  ),
});
