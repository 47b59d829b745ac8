import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { GuestForms } from '../guest-forms.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import styles from './sign-in-invitation.module.css';

type Props = {
  actions: AccountActions;
  /** Reason to sign in; by default to see the page. */
  text?: string | undefined;
};

/** Sign-in form; the requested page replaces it after signing in. */
export const SignInInvitation = ({ actions, text }: Props) => {
  const t = useT();
  return (
    <div className={styles.invitation}>
      <p className={styles.text}>{text ?? t('area.guest.text')}</p>
      <div className={styles.sheet}>
        <GuestForms actions={actions} done={(message) => addToast({ type: 'success', message })} />
      </div>
    </div>
  );
};
