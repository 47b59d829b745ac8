import { useMemo } from 'react';
import { newPassword, type PasswordRule } from '#contract/password.ts';
import { confirmsPassword, differs, required } from '#contract/validation.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSaving } from '../area/use-saving.ts';
import { PasswordField } from '../password-field.tsx';
import { usePasswordRule } from '../password-rule.ts';
import type { AccountActions } from '../state/account-actions.ts';
import { ChangeCustomerPasswordDocument } from './change-password.graphql.ts';
import styles from './editable.module.css';

const rulesFor =
  (email: string, rule: PasswordRule) =>
  ({ password, new_password: next }: Record<'password' | 'new_password', string>) => ({
    password: [required],
    new_password: [required, newPassword(email, rule), differs(password)],
    password_again: [confirmsPassword(next)],
  });
const WORDS = { 'graphql-authentication': 'information.password.wrong' } as const;

type Props = { email: string; renew: AccountActions['renew']; close: () => void };

/** Changes the password. Magento then revokes every token, so this signs in again at once. */
export const PasswordForm = ({ email, renew, close }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving(WORDS);
  const passwordRule = usePasswordRule();
  const rules = useMemo(() => rulesFor(email, passwordRule), [email, passwordRule]);
  const { errors, formProps } = useForm(rules, async ({ password: current, new_password: next }) => {
    const change = async (): Promise<void> => {
      await commerce.mutate(ChangeCustomerPasswordDocument, { current, next });
      // The password is changed even if this fails; the customer then has to sign in.
      await renew({ email, password: next }).catch(() => undefined);
    };
    if (await save(change, 'information.password.saved')) close();
  });
  const isWrong = refusal === WORDS['graphql-authentication'];
  return (
    <form {...formProps} className={styles.form}>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label={t('information.password.current')}
        autoComplete="current-password"
        error={errors['password'] ?? (isWrong ? t(refusal) : undefined)}
      />
      <PasswordField
        label={t('information.password.new')}
        name="new_password"
        autoComplete="new-password"
        hint={t('account.password.hint', passwordRule)}
        error={errors['new_password']}
        again={{ label: t('information.password.again'), error: errors['password_again'] }}
      />
      <CaptchaNote form="CUSTOMER_EDIT" />
      <FormActions isBusy={isBusy} onCancel={close} refusal={refusal && !isWrong ? t(refusal) : undefined} />
    </form>
  );
};
