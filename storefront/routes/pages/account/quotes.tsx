import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { SignInInvitation } from '#storefront/features/account/area/sign-in-invitation.tsx';
import { QuotesScreen } from '#storefront/shell/quotes-screen.tsx';
import { accountPage } from '../../account/account-page.tsx';

/** Quotes of a customer, and the request form, also open to guests. */
export const page = accountPage({
  title: 'account.nav.quotes',
  Screen: ({ actions }) => (
    <AccountArea
      section="quotes"
      actions={actions}
      guest={<QuotesScreen signIn={<SignInInvitation actions={actions} />} />}
    >
      <QuotesScreen />
    </AccountArea>
  ),
});
