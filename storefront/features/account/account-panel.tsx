import { useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignedInPanel } from './signed-in-panel.tsx';
import type { AccountActions } from './state/account-actions.ts';

/** What the account menu holds: a way in for guests, a way out for customers. */
export default function AccountPanel({ actions, close }: { actions: AccountActions; close: () => void }) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const [isNew, setIsNew] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true }), [isNew]);

  const done = (message: string): void => {
    addToast({ type: 'success', message });
    close();
  };
  const view = isSignedIn ? (
    <SignedInPanel
      signOut={async () => {
        await actions.signOut();
        done(t('account.signed_out'));
      }}
    />
  ) : isNew ? (
    <CreateAccountForm
      onOther={() => setIsNew(false)}
      createAccount={async (account) => {
        await actions.createAccount(account);
        done(t('account.create.done'));
      }}
    />
  ) : (
    <SignInForm
      onOther={() => setIsNew(true)}
      signIn={async (credentials) => {
        await actions.signIn(credentials);
        done(t('account.sign_in.done'));
      }}
    />
  );
  return <div ref={panel}>{view}</div>;
}
