import { lazy, Suspense, useId, useState } from 'react';
import { email, required } from '#contract/validation.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import type { Credentials } from './api/account-api.ts';
import type { Entry } from './state/account-actions.ts';
import { PasswordField } from './password-field.tsx';
import { useSending } from './use-sending.ts';
import styles from './account-panel.module.css';

const RULES = () => ({ email: [required, email], password: [required] });

const TRIES_BEFORE_HELP = 3;

const PasskeySignIn = lazy(() => untilFetched(() => import('./passkeys/passkey-sign-in.tsx')));

type Props = {
  signIn: (credentials: Credentials) => Promise<void>;
  enter: (prove: () => Promise<Entry>) => Promise<unknown>;
  onOther: () => void;
  onForgot: () => void;
};

export const SignInForm = ({ signIn, enter, onOther, onForgot }: Props) => {
  const platform = usePlatform();
  const t = useT();
  const titleId = useId();
  const { isBusy, refusal, send } = useSending();
  const [tries, setTries] = useState<{ email: string; count: number }>();
  const { errors, formProps } = useForm(RULES, ({ email: address, password }) =>
    send(async () => {
      setTries((before) => ({ email: address, count: before?.email === address ? before.count + 1 : 1 }));
      await signIn({ email: address, password });
    }),
  );
  // The back end gives the same error for a wrong password and a locked account, on purpose.
  const alertText =
    refusal === 'account.sign_in.failed' && tries && tries.count >= TRIES_BEFORE_HELP
      ? 'account.sign_in.failed_often'
      : refusal;
  return (
    <form {...formProps} className={styles.form} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('account.sign_in.title')}
      </h2>
      <ContactField kind="email" autoComplete="username webauthn" errors={errors} />
      <PasswordField autoComplete="current-password" error={errors['password']} />
      <p className={styles.refusal} role="alert">
        {alertText && t(alertText)}
      </p>
      <CaptchaNote form="CUSTOMER_LOGIN" />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('account.sign_in.submit')}
      </Button>
      {hasFeature(platform, 'passkeys') && typeof window !== 'undefined' && 'PublicKeyCredential' in window && (
        <Suspense fallback={<span className={styles.keyLater} />}>
          <PasskeySignIn enter={enter} />
        </Suspense>
      )}
      <div className={styles.others}>
        <Button kind="link" size="small" onClick={onForgot}>
          {t('account.forgot')}
        </Button>
        <Button kind="link" size="small" onClick={onOther}>
          {t('account.sign_in.other')}
        </Button>
      </div>
    </form>
  );
};
