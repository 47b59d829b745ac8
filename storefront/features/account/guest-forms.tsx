import { useEffect, useRef, useState } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './password/forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { AccountActions, MergedCart } from './state/account-actions.ts';

const DONE: Readonly<Record<MergedCart, MessageId>> = {
  none: 'account.sign_in.done',
  merged: 'account.sign_in.done.cart',
  incomplete: 'account.sign_in.done.incomplete',
};

type Props = {
  actions: Pick<AccountActions, 'signIn' | 'createAccount' | 'enter'>;
  /** Called with the message to show after signing in. */ done: (message: string) => void;
};

/** The forms of a guest: sign in, create an account, request a password reset. */
export const GuestForms = ({ actions, done }: Props) => {
  const t = useT();
  const [view, setView] = useState<'sign-in' | 'create' | 'forgot'>('sign-in');
  const shown = useRef(view);
  const forms = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown.current !== view) forms.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    shown.current = view;
  }, [view]);

  const form = {
    'sign-in': () => (
      <SignInForm
        onOther={() => setView('create')}
        onForgot={() => setView('forgot')}
        signIn={async (credentials) => {
          done(t(DONE[await actions.signIn(credentials)]));
        }}
        enter={async (prove) => {
          done(t(DONE[await actions.enter(prove)]));
        }}
      />
    ),
    create: () => (
      <CreateAccountForm
        onOther={() => setView('sign-in')}
        createAccount={async (account) => {
          const isSignedIn = await actions.createAccount(account);
          done(t(isSignedIn ? 'account.create.done' : 'account.create.done_only'));
        }}
      />
    ),
    forgot: () => <ForgotPasswordForm onBack={() => setView('sign-in')} />,
  };
  return <div ref={forms}>{form[view]()}</div>;
};
