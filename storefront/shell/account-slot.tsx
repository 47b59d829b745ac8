import { lazy, Suspense } from 'react';
import { AccountMenu } from '#storefront/features/account/account-menu.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import { useAccountActions } from './use-account-actions.ts';
import { useExpiry } from './use-expiry.ts';
import { useSessionFollower } from './use-session-follower.ts';

const ExpiryDialog = lazy(() =>
  untilFetched(() => withMessages('account', () => import('#storefront/features/account/expiry/expiry-dialog.tsx'))),
);
const EndedDialog = lazy(() =>
  untilFetched(() => withMessages('account', () => import('#storefront/features/account/expiry/ended-dialog.tsx'))),
);

/** The header's account menu, hydrated after the page, and the watch for the sign-in's expiry. */
export default function AccountSlot() {
  const actions = useAccountActions();
  const { hasEnded, dismiss: dismissEnd } = useSessionFollower(actions);
  const { isEnding, renew, dismiss } = useExpiry(actions);
  return (
    <>
      <AccountMenu actions={actions} />
      <Suspense>{isEnding && <ExpiryDialog renew={renew} signOut={actions.signOut} onClose={dismiss} />}</Suspense>
      <Suspense>{hasEnded && <EndedDialog actions={actions} onClose={dismissEnd} />}</Suspense>
    </>
  );
}
