import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { AccountPrivacy } from '#storefront/features/account/privacy/account-privacy.tsx';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.privacy',
  Screen: ({ actions }) => (
    <AccountArea section="privacy" actions={actions}>
      <AccountPrivacy onDeleted={() => void actions.signOut()} />
    </AccountArea>
  ),
});
