import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useTakenQuery } from '#storefront/platform/page/use-taken-query.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import type { AccountActions } from '../state/account-actions.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import styles from '../area/lone-form.module.css';

type Props = {
  signIn: AccountActions['signIn'];
  /** Navigates to a page of the account. */
  go: (path: string) => void;
};

/** Target of the reset link (RT-10): removes the token from the URL at once and sets a new password with it. */
export const CreatePasswordPage = ({ signIn, go }: Props) => {
  const t = useT();
  const taken = useTakenQuery();
  const [isRequesting, setIsRequesting] = useState(false);
  const token = taken?.['token'] ?? '';
  const hasNoToken = taken !== undefined && token === '';
  return (
    <div className={styles.page}>
      <h1>{t('reset.title')}</h1>
      <p className={styles.lead}>{t(hasNoToken ? 'reset.no_token' : 'reset.text')}</p>
      <div className={styles.sheet}>
        {hasNoToken || isRequesting ? (
          <ForgotPasswordForm onBack={() => go('/account-information')} />
        ) : (
          <ResetPasswordForm
            token={token}
            email={taken?.['email']}
            onAgain={() => setIsRequesting(true)}
            done={async (credentials) => {
              const isSignedIn = await signIn(credentials).then(
                () => true,
                () => false,
              );
              addToast({ type: 'success', message: t(isSignedIn ? 'reset.done' : 'reset.done_only') });
              go('/account-information');
            }}
          />
        )}
      </div>
    </div>
  );
};
