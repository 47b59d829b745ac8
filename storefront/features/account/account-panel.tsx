import { useEffect, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { GuestForms } from './guest-forms.tsx';
import { SignedInPanel } from './signed-in-panel.tsx';
import type { AccountActions } from './state/account-actions.ts';
import styles from './account-panel.module.css';

/** Content of the account menu: sign-in forms for guests; account pages and sign-out for customers. */
export default function AccountPanel({ actions, close }: { actions: AccountActions; close: () => void }) {
  const t = useT();
  const platform = usePlatform();
  const isSignedIn = useIsSignedIn();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true }), []);

  const done = (message: string): void => {
    addToast({ type: 'success', message });
    close();
  };
  const signOut = async (): Promise<void> => {
    await actions.signOut();
    done(t('account.signed_out'));
  };
  return (
    <div ref={panel}>
      {isSignedIn ? <SignedInPanel signOut={signOut} close={close} /> : <GuestForms actions={actions} done={done} />}
      {!isSignedIn && hasFeature(platform, 'wish list') && (
        <p className={styles.wishlist}>
          <Link href="/wishlist" onClick={close}>
            {t('account.wishlist')}
          </Link>
        </p>
      )}
    </div>
  );
}
