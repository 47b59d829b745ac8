import { useMemo } from 'react';
import { newPassword, type PasswordRule } from '#contract/password.ts';
import { confirmsPassword, email, required } from '#contract/validation.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { Credentials } from '../api/account-api.ts';
import { PasswordField } from '../password-field.tsx';
import { usePasswordRule } from '../password-rule.ts';
import { useSending } from '../use-sending.ts';
import { ResetPasswordDocument } from './reset-password.graphql.ts';
import styles from '../area/lone-form.module.css';

const rulesFor =
  (rule: PasswordRule) =>
  ({ email: address, password }: Record<'email' | 'password', string>) => ({
    email: [required, email],
    password: [required, newPassword(address, rule)],
    password_again: [confirmsPassword(password)],
  });

/** Every error category means an invalid link; the customer has to request a new one. */
const WORDS = {
  'graphql-input': 'reset.expired',
  'graphql-no-such-entity': 'reset.expired',
  'graphql-authentication': 'reset.expired',
  'graphql-authorization': 'reset.expired',
} as const;

type Props = {
  token: string;
  /** The account's email address, if the link contains it. */
  email: string | undefined;
  /** Called when the new password is set. */
  done: (credentials: Credentials) => Promise<void>;
  onAgain: () => void;
};

export const ResetPasswordForm = ({ token, email: known, done, onAgain }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, send } = useSending(WORDS);
  const passwordRule = usePasswordRule();
  const rules = useMemo(() => rulesFor(passwordRule), [passwordRule]);
  const { errors, formProps } = useForm(rules, ({ email: typed, password: secret }) =>
    send(async () => {
      const credentials = { email: typed.trim(), password: secret };
      await commerce.mutate(ResetPasswordDocument, { email: credentials.email, token, newPassword: secret });
      await done(credentials);
    }),
  );
  return (
    <form {...formProps} className={styles.form}>
      <ContactField key={known} kind="email" autoComplete="username" defaultValue={known} errors={errors} />
      <PasswordField
        label={t('information.password.new')}
        autoComplete="new-password"
        hint={t('account.password.hint', passwordRule)}
        error={errors['password']}
        again={{ label: t('information.password.again'), error: errors['password_again'] }}
      />
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
      <CaptchaNote form="CUSTOMER_FORGOT_PASSWORD" />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('reset.submit')}
      </Button>
      {refusal && (
        <Button kind="link" size="medium" onClick={onAgain}>
          {t('reset.again')}
        </Button>
      )}
    </form>
  );
};
