import { lazy, Suspense, useState } from 'react';
import { AccountMenu } from '#storefront/features/account/account-menu.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { useAccountActions } from './use-account-actions.ts';
import { useExpiry } from './use-expiry.ts';
import { useSessionFollower } from './use-session-follower.ts';

const dialogOf = ({ i18n }: Platform) =>
  lazy(() =>
    untilFetched(
      async () =>
        (
          await Promise.all([
            import('#storefront/features/account/expiry/expiry-dialog.tsx'),
            ...(['account', 'customer', 'order'] as const).map((group) => loadMessageGroup(i18n, group)),
          ])
        )[0],
    ),
  );

/** The header's account menu, hydrated after the page, and the watch for the sign-in's expiry. */
export default function AccountSlot() {
  const actions = useAccountActions();
  useSessionFollower(actions);
  const { isEnding, renew, dismiss } = useExpiry(actions);
  const platform = usePlatform();
  const [ExpiryDialog] = useState(() => dialogOf(platform));
  return (
    <>
      <AccountMenu actions={actions} />
      <Suspense>{isEnding && <ExpiryDialog renew={renew} signOut={actions.signOut} onClose={dismiss} />}</Suspense>
    </>
  );
}
