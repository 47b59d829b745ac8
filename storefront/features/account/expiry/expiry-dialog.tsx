import { email, required } from '#contract/validation.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { PasswordField } from '../password-field.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import { useSending } from '../use-sending.ts';
import styles from './expiry-dialog.module.css';

const RULES = () => ({ email: [required, email], password: [required] });

type Props = Pick<AccountActions, 'renew' | 'signOut'> & { onClose: () => void };

/**
 * Offers to stay signed in (SI-20). The API cannot extend a session: signing in again with the password starts a new
 * one, and the page below the dialog stays.
 */
export default function ExpiryDialog({ renew, signOut, onClose }: Props) {
  const t = useT();
  const customer = useSignedInCustomer();
  const { isBusy, refusal, send } = useSending();
  const { errors, formProps } = useForm(RULES, ({ email: address, password }) =>
    send(async () => {
      await renew({ email: address, password });
      addToast({ type: 'success', message: t('expiry.stayed') });
      onClose();
    }),
  );
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('expiry.title')} closeLabel={t('common.close')}>
      <form {...formProps} className={styles.form}>
        <p role="alert">{t('expiry.text')}</p>
        <ContactField
          key={customer?.email}
          kind="email"
          autoComplete="username"
          defaultValue={customer?.email}
          readOnly={customer !== null}
          errors={errors}
        />
        <PasswordField autoComplete="current-password" error={errors['password']} />
        <p className={styles.refusal} role="alert">
          {refusal && t(refusal)}
        </p>
        <Button type="submit" isWide isBusy={isBusy}>
          {t('expiry.stay')}
        </Button>
        <Button kind="default" isWide onClick={() => void signOut().finally(onClose)}>
          {t('expiry.leave')}
        </Button>
      </form>
    </Dialog>
  );
}
